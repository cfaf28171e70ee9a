import { useEffect, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { bestNow } from '../../api/serverClock.ts'
import { refreshGamesCall } from '../../api/wallet.ts'
import { readKey } from '../../reads/reads.ts'
import { totals } from '../../wallet/accounts.ts'
import { noteStart, playSession } from '../../wallet/playSession.ts'
import { startOf } from '../../wallet/sessionResult.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useWallet, walletAskedAt } from '../../wallet/useWallet.ts'

/** Notes what a session began with, once home has read games, wallet and statement for itself. */
export function useSessionStart(): void {
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const games = useSWR<{ readonly gamesAreStale: boolean }>(readKey(refreshGamesCall), null).data
  const reading = useSyncExternalStore(ledger.subscribe, ledger.reading)
  useEffect(() => {
    const now = bestNow()
    if (now === null) return
    const { main, all: total } = wallet ? totals(wallet) : { main: null, all: null }
    if (playSession(now).start !== null || main === null || total === null || !reading || !games) return
    // A reading that was asked for later comes by itself.
    if (reading.askedAt > walletAskedAt())
      noteStart(startOf({ total, main, reading, isExact: !games.gamesAreStale && reading.isComplete }, now))
  }, [wallet, games, reading])
}
