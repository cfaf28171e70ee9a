import type { Wallet } from '../../api/wallet.ts'
import type { Minor } from '../../lib/money/minor.ts'
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

/** How many transfers home have come how far. */
export function courseOf(legs: readonly Leg[]): Readonly<Record<'done' | 'failed' | 'unknown' | 'notSent', number>> {
  const count = (state: Leg['state']) => legs.filter((leg) => leg.state === state).length
  return { done: count('done'), failed: count('failed'), unknown: count('unknown'), notSent: count('notSent') }
}

/** What stands for all transfers that have ended: what the player has to know of first. `partly`: some arrived, others did not. */
export function headOf(legs: readonly Leg[]): Leg['state'] | 'partly' {
  const { done, failed, unknown, notSent } = courseOf(legs)
  if (unknown > 0) return 'unknown'
  if (done > 0) return failed + notSent > 0 ? 'partly' : 'done'
  return failed > 0 ? 'failed' : 'notSent'
}
