import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { bestNow } from '../../api/serverClock.ts'
import { refreshGamesCall } from '../../api/wallet.ts'
import { openIntents } from '../../commands/intents.ts'
import { interval, noteStart, noteTold, playSession } from '../../device/playSession.ts'
import { dialogOf, pages } from '../../nav/addresses.ts'
import { isBlocked } from '../../nav/history.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { readKey } from '../../reads/readKey.ts'
import { totals } from '../../wallet/accounts.ts'
import { readTurns } from '../../wallet/readTurns.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { everyWhileSeen } from '../../web/seen.ts'
import { isDue, startOf } from './rules.ts'

/** The interval at which the clock is looked at (ms), while the page is visible. */
const tickMs = 15_000
/** The longest that a read of the wallet takes (ms). */
const longestReadMs = 60_000

/** True if nothing needs the player's attention, so that a dialog may open by itself. */
const isQuiet = () =>
  window.location.pathname.startsWith(`${pages.user}/`) &&
  dialogOf(window.location.search) === null &&
  !isBlocked() &&
  openIntents().length === 0 &&
  document.querySelector('dialog[open]') === null &&
  !/^(input|textarea|select)$/i.test(document.activeElement?.tagName ?? '')

/** Counts the time of a session, notes what it began with from reads that are made anyway, and tells both at the player's interval. */
export function SessionClock() {
  useStart()
  const look = useEffectEvent(() => {
    const now = bestNow()
    if (now === null || document.hidden) return
    if (!isDue(playSession(now), interval(), now) || !isQuiet()) return
    if (openDialog({ name: 'sessionResult' })) noteTold(now)
  })
  useEffect(() => {
    look()
    return everyWhileSeen(() => look(), tickMs)
  }, [])
  return null
}

/** Notes the balances of the beginning, once wallet and statement have been read. */
function useStart(): void {
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const games = useSWR<{ readonly gamesAreStale: boolean }>(readKey(refreshGamesCall), null).data
  const reading = useSyncExternalStore(ledger.subscribe, ledger.reading)
  const first = useRef(wallet)
  useEffect(() => {
    const now = bestNow()
    const total = wallet && totals(wallet).all
    if (now === null) return
    const session = playSession(now)
    if (session.start !== null || total === undefined || total === null || !reading) return
    const turns = readTurns()
    // The wallet that was there first was asked for since the page began, a later one within the longest read.
    const walletFrom = now - (wallet === first.current ? performance.now() : longestReadMs)
    const isInOrder = turns.statement > turns.wallet && games?.gamesAreStale === false
    noteStart(startOf({ total, reading, isExact: isInOrder }, now, walletFrom))
  }, [wallet, games, reading])
}
