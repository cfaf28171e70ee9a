import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { statementHistory } from '../../../wallet/statementHistory.ts'
import { useWallet } from '../../../wallet/useWallet.ts'
import { currencyOf } from '../../../wallet/accounts.ts'
import { settings } from '../../../lib/settings/settings.ts'
import { useNames } from '../useNames.ts'
import { factOf, type Fact } from './facts.ts'
import { filtered, filterOfKind, type Filter } from './filter.ts'
import { monthsOf, sumsOf, add, partOf, isUnderWay, type Part } from './sums.ts'
import { minorOf, type Minor } from '../../../lib/money/minor.ts'

const less = (one: Minor | null, other: Minor | null) => (one === null || other === null ? null : minorOf(one - other))

/** Deposits that were credited (one with a minus was taken back), less withdrawals that did not fail. */
interface NetDeposits {
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

/**
 * The statement as it is read, filtered and added up, at first by this type of movement, if any. It is read while the room is open, and
 * what was read stays for the session.
 */
export function useReport(type: string | undefined) {
  const live = useSyncExternalStore(statementHistory.subscribe, statementHistory.state)
  // What the sums say they lack belongs to the rows that they were made of.
  const history = useDeferredValue(live)
  const { data: wallet } = useWallet()
  const [filter, setFilter] = useState<Filter>(() => filterOfKind(type))
  // Thousands of rows are filtered after the letter that was typed is there.
  const wanted = useDeferredValue(filter)
  const { rows } = history
  const nameOf = useNames(wallet, rows)
  useEffect(() => {
    statementHistory.read()
    return () => statementHistory.stop()
  }, [])
  const facts = useMemo(() => rows.map(factOf), [rows])
  const shown = useMemo(() => filtered(facts, wanted, nameOf), [facts, wanted, nameOf])
  const all = useMemo(() => ({ net: netDepositsOf(facts), months: monthsOf(facts) }), [facts])
  const of = useMemo(() => ({ sums: sumsOf(shown), months: monthsOf(shown) }), [shown])
  return {
    live,
    history,
    facts,
    filter,
    setFilter,
    shown,
    ...of,
    net: all.net,
    allMonths: all.months,
    nameOf,
    currency: currencyOf(wallet),
    // In Laos it is the member's own, which nobody may guess on paper.
    isCurrencyKnown: wallet !== undefined || settings.VITE_REGION !== 'la',
  }
}

/** All that the parts of the room show. */
export type Report = ReturnType<typeof useReport>
/** The statement, as far as it was read. */
export type History = Report['history']

/** Rows that the sums lack: they have not been read, or could not be. */
export const lacking = ({ history: { missing, unreadable } }: Pick<Report, 'history'>): number =>
  (missing ?? 0) + unreadable

/** True if every row of the statement is in the sums. */
export const isWhole = (report: Pick<Report, 'history'>): boolean =>
  report.history.status === 'complete' && lacking(report) === 0
