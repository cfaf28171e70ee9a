import { minorOf, type Minor } from '../../../money/minor.ts'
import type { Fact } from './facts.ts'
import { add, partOf, isUnderWay, type Part } from './sums.ts'

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
