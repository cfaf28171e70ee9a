import { formatMovement } from '../../../i18n/amounts.ts'
import { maskWord, type Currency } from '../../../i18n/money.ts'
import { minorOf, type Minor } from '../../../lib/money/minor.ts'
import type { Fact } from './facts.ts'

/** `amount` is null beyond the exact range. */
export interface CountedSum {
  readonly rows: number
  readonly amount: Minor | null
}

/** In minor units; null beyond the exact range. */
interface Sums {
  readonly rows: number
  /** Completed movements only. */
  readonly in: Minor | null
  readonly out: Minor | null
  /** Between games, or of an unknown kind. */
  readonly neutral: CountedSum
  readonly underWay: CountedSum
  readonly failed: number
  /** Rows with unreadable amounts, which no sum includes. */
  readonly unclear: number
  readonly undated: number
}

/**
 * Skips unreadable amounts.
 * @returns null beyond the exact range.
 */
export const addAmounts = (facts: readonly Fact[]): Minor | null =>
  minorOf(facts.reduce((before, { amount }) => before + (amount ?? 0), 0))

export const countedSum = (facts: readonly Fact[]): CountedSum => ({ rows: facts.length, amount: addAmounts(facts) })

export const isFactUnderWay = ({ progress }: Fact) => progress === 'underWay'

export function sumsOf(facts: readonly Fact[]): Sums {
  const done = facts.filter(({ progress }) => progress === 'success')
  const underWay = facts.filter(isFactUnderWay)
  return {
    rows: facts.length,
    in: addAmounts(done.filter(({ direction }) => direction === '+')),
    out: addAmounts(done.filter(({ direction }) => direction === '-')),
    neutral: countedSum(done.filter(({ direction }) => direction === null)),
    underWay: countedSum(underWay),
    failed: facts.length - done.length - underWay.length,
    unclear: facts.filter(({ amount, progress }) => amount === null && progress !== 'failed').length,
    undated: facts.filter(({ month }) => month === null).length,
  }
}

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

/** Never masked, because the paper must be complete. */
export const exactSum = (sum: Minor | null, currency: Currency, direction: '+' | '-'): string =>
  formatMovement(sum, currency, sum === 0 ? null : direction)

export const sumText = (...of: Parameters<typeof exactSum>): string => maskWord() ?? exactSum(...of)
