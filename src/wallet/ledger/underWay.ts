import type { StatementRow } from '../../api/statement.ts'
import { type StatementReading, rowContent, countsOf, takeOne, timeOf } from './reading.ts'

/** Counted from the request, because the time of its end is unknown. Some services leave unpaid deposits under way. */
const shownMs = 3 * 24 * 60 * 60 * 1000

const isRecent = (row: StatementRow, now: number) => (timeOf(row) ?? -Infinity) > now - shownMs
const isUnderWay = ({ progress }: StatementRow) => progress === 'underWay'

/** Newest first. */
export const withdrawalsShown = ({ rows }: StatementReading, now: number): StatementRow[] =>
  rows.filter((row) => row.kind === 'withdraw' && (isUnderWay(row) || isRecent(row, now)))

export const depositsUnderWay = ({ rows }: StatementReading, now: number): StatementRow[] =>
  rows.filter((row) => row.kind === 'deposit' && isUnderWay(row) && isRecent(row, now))

/** @returns epoch ms, server time, of the oldest payment under way; null without one. */
export function oldestUnderWay(reading: StatementReading, now: number): number | null {
  const rows = [...withdrawalsShown(reading, now).filter(isUnderWay), ...depositsUnderWay(reading, now)]
  const oldest = Math.min(...rows.map((row) => timeOf(row) ?? Infinity))
  return oldest === Infinity ? null : oldest
}

/** True if a withdrawal or deposit is no longer under way. */
export function isSomeOver(before: StatementReading, later: StatementReading): boolean {
  const underWayIn = ({ rows }: StatementReading) =>
    rows.filter((row) => isUnderWay(row) && (row.kind === 'withdraw' || row.kind === 'deposit')).map(rowContent)
  const still = countsOf(underWayIn(later))
  return underWayIn(before).some((content) => !takeOne(still, content))
}
