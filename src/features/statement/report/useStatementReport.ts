import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useDraft } from '../../../session/drafts.ts'
import { currencyOf } from '../../../wallet/accounts.ts'
import { statementHistory } from '../../../wallet/statementHistory.ts'
import { useWallet } from '../../../wallet/useWallet.ts'
import { useNames } from '../useNames.ts'
import { filtered, filterOfKind, type Filter } from './filter.ts'
import { monthsOf, netDepositsOf, sumsOf } from './sums.ts'

/** Reads while the dialog is open, and keeps the rows for the session. */
export function useStatementReport(type: string | undefined) {
  const live = useSyncExternalStore(statementHistory.subscribe, statementHistory.state)
  // The gaps must belong to the same rows as the sums.
  const history = useDeferredValue(live)
  const { data: wallet } = useWallet()
  const [filter, setFilter] = useDraft<Filter>('statementReport', () => filterOfKind(type))
  // Thousands of rows are filtered after the keystroke renders.
  const wanted = useDeferredValue(filter)
  const { rows, missing, unreadable } = history
  const lacks = (missing ?? 0) + unreadable
  const nameOf = useNames(wallet, rows)
  useEffect(() => {
    statementHistory.read()
    return () => statementHistory.stop()
  }, [])
  const shown = useMemo(() => filtered(rows, wanted, nameOf), [rows, wanted, nameOf])
  const all = useMemo(() => ({ net: netDepositsOf(rows), allMonths: monthsOf(rows) }), [rows])
  const of = useMemo(() => ({ sums: sumsOf(shown), months: monthsOf(shown) }), [shown])
  return {
    live,
    history,
    lacks,
    isWhole: history.status === 'complete' && lacks === 0,
    filter,
    setFilter,
    shownFilter: wanted,
    shown,
    ...of,
    ...all,
    nameOf,
    currency: currencyOf(wallet),
  }
}

export type StatementReport = ReturnType<typeof useStatementReport>
export type History = StatementReport['history']
