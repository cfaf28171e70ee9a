import type { Wallet } from '../../api/wallet.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { movableAccounts } from './rules.ts'

export interface Leg {
  readonly code: string
  readonly name: string
  readonly amount: Minor
  /** `notSent`: an earlier outcome ended the run. `unknown`: sent without a known outcome. */
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'unknown' | 'notSent'
  /** Localised error. */
  readonly reason: string
}

export const legsOf = (wallet: Wallet): Leg[] =>
  movableAccounts(wallet).map((place) => ({ ...place, state: 'waiting', reason: '' }))

export function countLegs(legs: readonly Leg[]): Readonly<Record<'done' | 'failed' | 'unknown' | 'notSent', number>> {
  const count = (state: Leg['state']) => legs.filter((leg) => leg.state === state).length
  return { done: count('done'), failed: count('failed'), unknown: count('unknown'), notSent: count('notSent') }
}

/** State of the headline. `partly`: some arrived, others failed. */
export function headlineState(legs: readonly Leg[]): Leg['state'] | 'partly' {
  const { done, failed, unknown, notSent } = countLegs(legs)
  if (unknown > 0) return 'unknown'
  if (done > 0) return failed + notSent > 0 ? 'partly' : 'done'
  return failed > 0 ? 'failed' : 'notSent'
}
