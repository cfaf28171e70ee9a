import { minorOf, type Minor } from '../../../lib/money/minor.ts'
import type { Fact } from './facts.ts'

/** `amount`: null beyond the exact range. */
export interface Part {
  readonly rows: number
  readonly amount: Minor | null
}

/** Minor units; null beyond the exact range. */
export interface Sums {
  readonly rows: number
  /** Completed only. */
  readonly in: Minor | null
  readonly out: Minor | null
  /** Completed between games, or of an unknown kind. */
  readonly beside: Part
  /** In no sum. */
  readonly underWay: Part
  readonly failed: number
  /** Unreadable amounts, in no sum. */
  readonly unclear: number
  readonly undated: number
}

/** Null beyond the exact range. Skips unreadable amounts. */
export const add = (facts: readonly Fact[]): Minor | null =>
  minorOf(facts.reduce((before, { amount }) => before + (amount ?? 0), 0))

export const partOf = (facts: readonly Fact[]): Part => ({ rows: facts.length, amount: add(facts) })

export const isUnderWay = ({ progress }: Fact) => progress === 'underWay'

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

/** `month`: null for undated rows. */
export interface Month {
  readonly month: string | null
  readonly sums: Sums
}

/** Newest first, undated last. */
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
