import { refreshGames, walletCall, type Wallet } from '../api/wallet.ts'
import { currentSession, type Session } from '../session/session.ts'
import { readAndNote } from './useWallet.ts'

/** What home reads first, begun before home is rendered. */
interface FirstReading {
  readonly by: Session
  readonly gamesAreStale: Promise<boolean>
  readonly reading: Promise<Wallet>
  /** Null until it has been read. */
  wallet: Wallet | null
}

let first: FirstReading | null = null

/** Refreshes the accounts in the games. @returns whether that failed: what is known of them is from before. */
export const gamesRemainStale = () =>
  refreshGames().then(
    () => false,
    () => true,
  )

/** Reads the answers that the page's head has asked for while home's code is on its way. */
export function beginFirstReading(): void {
  const by = currentSession()
  const early = window.earlyReads
  if (!by || early?.token !== by.token || !early.answers[walletCall.path]) return
  const gamesAreStale = gamesRemainStale()
  const reading = gamesAreStale.then(readAndNote)
  const begun: FirstReading = { by, gamesAreStale, reading, wallet: null }
  reading.then(
    (wallet) => (begun.wallet = wallet),
    // Home tells.
    () => undefined,
  )
  first = begun
}

/** What has been begun for this session, until it is taken. */
export const firstReading = () => (first?.by === currentSession() ? first : null)

/** Takes what was begun: it is the first reading once. */
export function takeFirstReading(): FirstReading | null {
  const taken = firstReading()
  first = null
  return taken
}
