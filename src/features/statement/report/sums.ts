import { minorOf, type Minor } from '../../../money/minor.ts'
import type { Fact } from './facts.ts'

/** What rows come to, in minor units; null where it cannot be counted exactly any more. */
export interface Sums {
  readonly rows: number
  /** Done, into and out of the main wallet. */
  readonly in: Minor | null
  readonly out: Minor | null
  /** Done, and neither in nor out: between two games, or of an unknown kind. */
  readonly beside: { readonly rows: number; readonly amount: Minor | null }
  /** In progress, and in no sum. */
  readonly underWay: { readonly rows: number; readonly amount: Minor | null }
  /** They moved nothing. */
  readonly failed: number
  /** Rows whose amount is no number: they are in no sum. */
  readonly unclear: number
  readonly undated: number
}

const add = (facts: readonly Fact[]): Minor | null =>
  minorOf(facts.reduce((before, { amount }) => before + (amount ?? 0), 0))

/** Adds up rows. */
export function sumsOf(facts: readonly Fact[]): Sums {
  const done = facts.filter(({ progress }) => progress === 'success')
  const underWay = facts.filter(({ progress }) => progress === 'underWay')
  const beside = done.filter(({ direction }) => direction === null)
  return {
    rows: facts.length,
    in: add(done.filter(({ direction }) => direction === '+')),
    out: add(done.filter(({ direction }) => direction === '-')),
    beside: { rows: beside.length, amount: add(beside) },
    underWay: { rows: underWay.length, amount: add(underWay) },
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

/** Deposits that were credited, less withdrawals that did not fail. */
export interface NetDeposits {
  readonly deposits: Minor | null
  readonly withdrawals: Minor | null
  /** Negative where more was paid out. */
  readonly net: Minor | null
  /** The time of the oldest row that was read, ISO; null when none has a date. */
  readonly since: string | null
  /** Deposits in progress, which are not counted. */
  readonly waiting: { readonly rows: number; readonly amount: Minor | null }
  /** Payments whose amount is no number, which are not counted. */
  readonly unclear: number
}

/** The net deposits of all rows that were read, whatever is shown of them. */
export function netDepositsOf(facts: readonly Fact[]): NetDeposits {
  const all = facts.filter(({ payment, progress }) => payment !== null && progress !== 'failed')
  const deposits = all.filter(({ payment }) => payment === 'deposit')
  const waiting = deposits.filter(({ progress }) => progress === 'underWay')
  const paidIn = add(deposits.filter(({ progress }) => progress === 'success'))
  const paidOut = add(all.filter(({ payment }) => payment === 'withdrawal'))
  return {
    deposits: paidIn,
    withdrawals: paidOut,
    net: paidIn === null || paidOut === null ? null : minorOf(paidIn - paidOut),
    since: oldest(facts),
    waiting: { rows: waiting.length, amount: add(waiting) },
    unclear: all.filter(({ amount }) => amount === null).length,
  }
}

function oldest(facts: readonly Fact[]): string | null {
  let first: string | null = null
  for (const { row } of facts)
    if (row.createdAt !== null && (first === null || Date.parse(row.createdAt) < Date.parse(first)))
      first = row.createdAt
  return first
}
