import { send } from '../api/client/client.ts'
import { refreshGamesCall, walletCall, type Wallet } from '../api/wallet.ts'
import { currentSession, type Session } from '../session/session.ts'
import { readFreshWallet } from './useWallet.ts'

interface FirstReading {
  readonly by: Session
  readonly gamesAreStale: Promise<boolean>
  readonly reading: Promise<Wallet>
  /** Null while loading. */
  wallet: Wallet | null
}

let first: FirstReading | null = null

/** @returns true if refreshing failed, so balances may be stale. */
export const gamesRemainStale = () =>
  send(refreshGamesCall).then(
    () => false,
    () => true,
  )

export function beginFirstReading(): void {
  const by = currentSession()
  const reads = window.prefetched
  if (!by || reads?.token !== by.token || !reads.answers[walletCall.path]) return
  const gamesAreStale = gamesRemainStale()
  const reading = gamesAreStale.then(readFreshWallet)
  const begun: FirstReading = { by, gamesAreStale, reading, wallet: null }
  reading.then(
    (wallet) => (begun.wallet = wallet),
    () => undefined,
  )
  first = begun
}

export const firstReading = () => (first?.by === currentSession() ? first : null)

export function takeFirstReading(): FirstReading | null {
  const taken = firstReading()
  first = null
  return taken
}
