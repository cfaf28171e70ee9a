import { send } from '../api/client/client.ts'
import { refreshGamesCall, walletCall, type Wallet } from '../api/wallet.ts'
import { currentSession, type Session } from '../session/session.ts'
import { readFreshWallet } from './useWallet.ts'

interface FirstWalletRead {
  readonly by: Session
  readonly gamesAreStale: Promise<boolean>
  readonly reading: Promise<Wallet>
  /** Null while loading. */
  wallet: Wallet | null
}

let first: FirstWalletRead | null = null

/** True if that failed, so balances may be stale. */
export const refreshGames = () =>
  send(refreshGamesCall).then(
    () => false,
    () => true,
  )

export function beginFirstWalletRead(): void {
  const by = currentSession()
  const reads = window.prefetched
  if (!by || reads?.token !== by.token || !reads.answers[walletCall.path]) return
  const gamesAreStale = refreshGames()
  const reading = gamesAreStale.then(readFreshWallet)
  const begun: FirstWalletRead = { by, gamesAreStale, reading, wallet: null }
  reading.then(
    (wallet) => (begun.wallet = wallet),
    () => undefined,
  )
  first = begun
}

export const firstWalletRead = () => (first?.by === currentSession() ? first : null)

export function takeFirstWalletRead(): FirstWalletRead | null {
  const taken = firstWalletRead()
  first = null
  return taken
}
