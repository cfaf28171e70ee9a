import { minorOf, type Minor } from '../../../money/minor.ts'
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

const add = (facts: readonly Fact[]): Minor | null =>
  minorOf(facts.reduce((before, { amount }) => before + (amount ?? 0), 0))

const partOf = (facts: readonly Fact[]): Part => ({ rows: facts.length, amount: add(facts) })
const isUnderWay = ({ progress }: Fact) => progress === 'underWay'

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

const less = (one: Minor | null, other: Minor | null) => (one === null || other === null ? null : minorOf(one - other))

/** Deposits that were credited (one with a minus was taken back), less withdrawals that did not fail. */
export interface NetDeposits {
  readonly deposits: Minor | null
  readonly withdrawals: Minor | null
  /** Negative where more was paid out. */
  readonly net: Minor | null
  /** The time of the oldest row that was read, ISO; null when none has a date. */
  readonly since: string | null
  /** Deposits in progress, which are not counted. */
  readonly waiting: Part
  /** Withdrawals in progress, which are: their amount has left the wallet. */
  readonly leaving: Part
  /** Payments without a date, which are counted. */
  readonly undated: number
  /** Payments whose amount is no number, which are not counted. */
  readonly unclear: number
}

/** The net deposits of all rows that were read, whatever is shown of them. */
export function netDepositsOf(facts: readonly Fact[]): NetDeposits {
  const all = facts.filter(({ payment, progress }) => payment !== null && progress !== 'failed')
  const deposits = all.filter(({ payment }) => payment === 'deposit')
  const withdrawals = all.filter(({ payment }) => payment === 'withdrawal')
  const done = deposits.filter(({ progress }) => progress === 'success')
  const isTakenBack = ({ direction }: Fact) => direction === '-'
  const paidIn = less(add(done.filter((fact) => !isTakenBack(fact))), add(done.filter(isTakenBack)))
  const paidOut = add(withdrawals)
  return {
    deposits: paidIn,
    withdrawals: paidOut,
    net: less(paidIn, paidOut),
    since: oldest(facts),
    waiting: partOf(deposits.filter(isUnderWay)),
    leaving: partOf(withdrawals.filter(isUnderWay)),
    undated: all.filter(({ at }) => at === null).length,
    unclear: all.filter(({ amount }) => amount === null).length,
  }
}

function oldest(facts: readonly Fact[]): string | null {
  let first: Fact | null = null
  for (const fact of facts) if (fact.at !== null && (first?.at == null || fact.at < first.at)) first = fact
  return first?.row.createdAt ?? null
}
