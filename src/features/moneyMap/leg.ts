import type { Wallet } from '../../api/wallet.ts'
import type { Minor } from '../../money/minor.ts'
import { awayFromHome } from './rules.ts'

/** One transfer home, and how far it has come. */
export interface Leg {
  readonly code: string
  readonly name: string
  readonly amount: Minor
  /** `notSent`: nothing was sent, as the way ended before it. `unknown`: it was sent, and its outcome is not known. */
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'unknown' | 'notSent'
  /** Why it failed, in the player's language. */
  readonly reason: string
}

/** The transfers that bring home what the games hold, none of them begun. */
export const legsOf = (wallet: Wallet): Leg[] =>
  awayFromHome(wallet).map((place) => ({ ...place, state: 'waiting', reason: '' }))
