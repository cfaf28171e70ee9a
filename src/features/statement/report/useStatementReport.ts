import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { statementHistory } from '../../../wallet/statementHistory.ts'
import { useWallet } from '../../../wallet/useWallet.ts'
import { currencyOf } from '../../../wallet/accounts.ts'
import { settings } from '../../../lib/settings/settings.ts'
import { useTyped } from '../../../session/useTyped.ts'
import { useNames } from '../useNames.ts'
import { factOf, type Fact } from './facts.ts'
import { filtered, filterOfKind, type Filter } from './filter.ts'
import { monthsOf, sumsOf, addAmounts, countedSum, isFactUnderWay, type CountedSum } from './sums.ts'
import { minorOf, type Minor } from '../../../lib/money/minor.ts'

const less = (one: Minor | null, other: Minor | null) => (one === null || other === null ? null : minorOf(one - other))

/** Credited deposits, less withdrawals that did not fail. */
interface NetDepositSums {
  readonly deposits: Minor | null
  readonly withdrawals: Minor | null
  /** Negative if more was paid out. */
  readonly net: Minor | null
  /** The oldest row's time in ISO; null without a date. */
  readonly since: string | null
  /** Excluded from the sums. */
  readonly waiting: CountedSum
  /** Included, because they are already deducted from the wallet. */
  readonly leaving: CountedSum
  /** Included in the sums. */
  readonly undated: number
  /** Excluded from the sums. */
  readonly unclear: number
}

export function netDepositsOf(facts: readonly Fact[]): NetDepositSums {
  const all = facts.filter(({ payment, progress }) => payment !== null && progress !== 'failed')
  const deposits = all.filter(({ payment }) => payment === 'deposit')
  const withdrawals = all.filter(({ payment }) => payment === 'withdrawal')
  const done = deposits.filter(({ progress }) => progress === 'success')
  const isTakenBack = ({ direction }: Fact) => direction === '-'
  const paidIn = less(addAmounts(done.filter((fact) => !isTakenBack(fact))), addAmounts(done.filter(isTakenBack)))
  const paidOut = addAmounts(withdrawals)
  return {
    deposits: paidIn,
    withdrawals: paidOut,
    net: less(paidIn, paidOut),
    since: oldest(facts),
    waiting: countedSum(deposits.filter(isFactUnderWay)),
    leaving: countedSum(withdrawals.filter(isFactUnderWay)),
    undated: all.filter(({ at }) => at === null).length,
    unclear: all.filter(({ amount }) => amount === null).length,
  }
}

function oldest(facts: readonly Fact[]): string | null {
  let first: Fact | null = null
  for (const fact of facts) if (fact.at !== null && (first?.at == null || fact.at < first.at)) first = fact
  return first?.row.createdAt ?? null
}

/** Reads while the dialog is open, and keeps the rows for the session. */
export function useStatementReport(type: string | undefined) {
  const live = useSyncExternalStore(statementHistory.subscribe, statementHistory.state)
  // The gaps must belong to the same rows as the sums.
  const history = useDeferredValue(live)
  const { data: wallet } = useWallet()
  const [filter, setFilter] = useTyped<Filter>('report', () => filterOfKind(type))
  // Thousands of rows are filtered after the keystroke renders.
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
    // In Laos it is the member's own; paper must not guess.
    isCurrencyKnown: wallet !== undefined || settings.VITE_REGION !== 'la',
  }
}

export type StatementReport = ReturnType<typeof useStatementReport>
export type History = StatementReport['history']

export const missingRows = ({ history: { missing, unreadable } }: Pick<StatementReport, 'history'>): number =>
  (missing ?? 0) + unreadable

export const isReportWhole = (report: Pick<StatementReport, 'history'>): boolean =>
  report.history.status === 'complete' && missingRows(report) === 0
