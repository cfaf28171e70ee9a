import type { StatementReading } from './reading.ts'
import { rowContent, countsOf, takeOne, timeOf, type LedgerRow } from './row.ts'

/** Counted from the request, because the time of its end is unknown. Some services leave unpaid deposits in progress. */
const shownMs = 3 * 24 * 60 * 60 * 1000

const isRecent = (row: LedgerRow, now: number) => (timeOf(row) ?? -Infinity) > now - shownMs
const isUnderWay = ({ progress }: LedgerRow) => progress === 'underWay'

/** Newest first. */
export const withdrawalsShown = ({ rows }: StatementReading, now: number): LedgerRow[] =>
  rows.filter((row) => row.kind === 'withdraw' && (isUnderWay(row) || isRecent(row, now)))

export const depositsUnderWay = ({ rows }: StatementReading, now: number): LedgerRow[] =>
  rows.filter((row) => row.kind === 'deposit' && isUnderWay(row) && isRecent(row, now))

/** @returns the ISO instant of the oldest payment under way, or null. */
export function reachOfPayments(reading: StatementReading, now: number): string | null {
  const rows = [...withdrawalsShown(reading, now).filter(isUnderWay), ...depositsUnderWay(reading, now)]
  const oldest = Math.min(...rows.map((row) => timeOf(row) ?? Infinity))
  return oldest === Infinity ? null : new Date(oldest).toISOString()
}

/** True if a withdrawal or deposit is no longer in progress. */
export function isSomeOver(before: StatementReading, later: StatementReading): boolean {
  const underWayIn = ({ rows }: StatementReading) =>
    rows.filter((row) => isUnderWay(row) && (row.kind === 'withdraw' || row.kind === 'deposit')).map(rowContent)
  const still = countsOf(underWayIn(later))
  return underWayIn(before).some((content) => !takeOne(still, content))
}
