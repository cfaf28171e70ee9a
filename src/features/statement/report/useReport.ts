import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { statementHistory } from '../../../wallet/statementHistory.ts'
import { useWallet } from '../../../wallet/useWallet.ts'
import { currencyOf } from '../../../wallet/accounts.ts'
import { settings } from '../../../settings/settings.ts'
import { useNames } from '../useNames.ts'
import { factOf } from './facts.ts'
import { filtered, filterOfKind, type Filter } from './filter.ts'
import { netDepositsOf } from './netDeposits.ts'
import { monthsOf, sumsOf } from './sums.ts'

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
