import { send } from '../api/client/client.ts'
import { refreshGamesCall, walletCall, type Wallet } from '../api/wallet.ts'
import { currentSession, type Session } from '../session/session.ts'
import { readFreshWallet } from './useWallet.ts'

/** The first reads of home, begun before home is rendered. */
interface FirstReading {
  readonly by: Session
  readonly gamesAreStale: Promise<boolean>
  readonly reading: Promise<Wallet>
  /** Null until it has been read. */
  wallet: Wallet | null
}

let first: FirstReading | null = null

/** Refreshes the accounts in the games. @returns true if that failed: their known balances are old. */
export const gamesRemainStale = () =>
  send(refreshGamesCall).then(
    () => false,
    () => true,
  )

/** Reads the answers that the page's head script has requested while home's code is loading. */
export function beginFirstReading(): void {
  const by = currentSession()
  const reads = window.prefetched
  if (!by || reads?.token !== by.token || !reads.answers[walletCall.path]) return
  const gamesAreStale = gamesRemainStale()
  const reading = gamesAreStale.then(readFreshWallet)
  const begun: FirstReading = { by, gamesAreStale, reading, wallet: null }
  reading.then(
    (wallet) => (begun.wallet = wallet),
    // Home shows the failure.
    () => undefined,
  )
  first = begun
}

/** The reading that was begun for this session, until it is taken. */
export const firstReading = () => (first?.by === currentSession() ? first : null)

/** Hands over the reading that was begun, once. */
export function takeFirstReading(): FirstReading | null {
  const taken = firstReading()
  first = null
  return taken
}
