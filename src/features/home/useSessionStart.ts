import { useEffect, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { bestNow } from '../../api/client/serverClock.ts'
import { readKey } from '../../api/useRead.ts'
import { refreshGamesCall } from '../../api/wallet.ts'
import { totals } from '../../wallet/accounts.ts'
import { ledger } from '../../wallet/ledger/ledger.ts'
import { storeStart, playSession } from '../../wallet/playSession.ts'
import { startOf } from '../../wallet/sessionResult.ts'
import { readMoneyUnderWay } from '../../wallet/useMoneyUnderWay.ts'
import { useWallet, walletRequestedAt } from '../../wallet/useWallet.ts'

export function useSessionStart(): void {
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const games = useSWR<{ readonly gamesAreStale: boolean }>(readKey(refreshGamesCall), null).data
  const reading = useSyncExternalStore(ledger.subscribe, ledger.reading)
  useEffect(() => {
    const now = bestNow()
    if (now === null) return
    const { main, all: total } = wallet ? totals(wallet) : { main: null, all: null }
    if (playSession(now).start !== null || main === null || total === null || !reading || !games) return
    if (reading.askedAt > walletRequestedAt())
      storeStart(startOf({ total, main, reading, isExact: !games.gamesAreStale && reading.isComplete }, now))
    else void readMoneyUnderWay()
  }, [wallet, games, reading])
}
