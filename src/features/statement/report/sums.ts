import { minorOf, type Minor } from '../../../lib/money/minor.ts'
import type { Fact } from './facts.ts'

/** Some rows, and what they come to; null where it cannot be counted exactly any more. */
export interface Part {
  readonly rows: number
  readonly amount: Minor | null
}

/** What rows come to, in minor units; null where it cannot be counted exactly any more. */
export interface Sums {
  readonly rows: number
  /** Done, into and out of the main wallet. */
  readonly in: Minor | null
  readonly out: Minor | null
  /** Done, and neither in nor out: between two games, or of an unknown kind. */
  readonly beside: Part
  /** In progress, and in no sum. */
  readonly underWay: Part
  /** They moved nothing. */
  readonly failed: number
  /** Rows whose amount is no number: they are in no sum. */
  readonly unclear: number
  readonly undated: number
}

/** What rows come to; null where it cannot be counted exactly any more. A row whose amount is no number adds nothing. */
export const add = (facts: readonly Fact[]): Minor | null =>
  minorOf(facts.reduce((before, { amount }) => before + (amount ?? 0), 0))

/** Rows as a part of the sums. */
export const partOf = (facts: readonly Fact[]): Part => ({ rows: facts.length, amount: add(facts) })

/** True for a row in progress. */
export const isUnderWay = ({ progress }: Fact) => progress === 'underWay'

/** Adds up rows. */
export function sumsOf(facts: readonly Fact[]): Sums {
  const done = facts.filter(({ progress }) => progress === 'success')
  const underWay = facts.filter(isUnderWay)
  return {
    rows: facts.length,
    in: add(done.filter(({ direction }) => direction === '+')),
    out: add(done.filter(({ direction }) => direction === '-')),
    beside: partOf(done.filter(({ direction }) => direction === null)),
    underWay: partOf(underWay),
    failed: facts.length - done.length - underWay.length,
    unclear: facts.filter(({ amount, progress }) => amount === null && progress !== 'failed').length,
    undated: facts.filter(({ month }) => month === null).length,
  }
}

/** The sums of one month; `month` is null for rows without a date. */
export interface Month {
  readonly month: string | null
  readonly sums: Sums
}

/** The sums of each month that has rows, the newest first; rows without a date come last. */
export function monthsOf(facts: readonly Fact[]): Month[] {
  const months = new Map<string | null, Fact[]>()
  for (const fact of facts) {
    const others = months.get(fact.month)
    if (others) others.push(fact)
    else months.set(fact.month, [fact])
  }
  return [...months]
    .sort(([one], [other]) => (other ?? '').localeCompare(one ?? ''))
    .map(([month, its]) => ({ month, sums: sumsOf(its) }))
}
