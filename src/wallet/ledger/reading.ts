import { rowContent, countsOf, isAfter, takeOne, timeOf, type LedgerRow } from './row.ts'

/** The statement after one pass; immutable. */
export interface StatementReading {
  /** Newest first; without gaps if complete. */
  readonly rows: readonly LedgerRow[]
  /** Number of rows read by this pass; older ones may have a new status. */
  readonly freshRowCount: number
  readonly total: number
  /** True if no row moved or was unreadable. */
  readonly isComplete: boolean
  /** When the first request was sent, in monotonic ms. */
  readonly askedAt: number
}

/** Only the last row counts, because rows above it may have been inserted late. */
export function goesBelow(rows: readonly LedgerRow[], instant: number): boolean {
  const last = rows.at(-1)
  return ((last && timeOf(last)) ?? Infinity) < instant
}

/** In epoch ms, rounded down to the second. */
export function newestSecond(rows: readonly LedgerRow[]): number | null {
  const newest = rows.reduce((most, row) => Math.max(most, timeOf(row) ?? -Infinity), -Infinity)
  return newest === -Infinity ? null : Math.floor(newest / 1000) * 1000
}

function isInOrder(rows: readonly LedgerRow[]): boolean {
  const times = rows.map(timeOf)
  return times.every((time, index) => (time ?? Number.NaN) <= (times[index - 1] ?? Infinity))
}

/** Older rows may have changed since. */
export const freshRowsOf = ({ rows, freshRowCount }: StatementReading) => rows.slice(0, freshRowCount)

/** Includes rows without a time. Here and below `after` is epoch ms, server time; null for all. */
export const rowsSince = (rows: readonly LedgerRow[], after: number | null): LedgerRow[] =>
  rows.filter((row) => isAfter(row, after))

export const knowsAllSince = ({ rows, total, isComplete }: StatementReading, after: number | null): boolean =>
  isComplete && (rows.length >= total || goesBelow(rows, (after ?? -Infinity) + 1))

/** Of this pass alone, which must be in order. */
export function coversAllSince(reading: StatementReading, after: number | null): boolean {
  const rows = freshRowsOf(reading)
  return knowsAllSince({ ...reading, rows }, after) && (rows.length >= reading.total || isInOrder(rows))
}

/** @returns known rows below the newest; null unless the total proves that nothing else changed. */
export function rowsBelow(
  known: StatementReading,
  newest: readonly LedgerRow[],
  total: number,
): readonly LedgerRow[] | null {
  const shared = newest.length - (total - known.total)
  if (shared >= known.rows.length) return []
  if (shared <= 0) return null
  const [above, below] = [known.rows.slice(0, shared), known.rows.slice(shared)]
  const counts = countsOf(newest.map(rowContent))
  if (!above.every((row) => takeOne(counts, rowContent(row)))) return null
  // A row counted as new may be a known one that moved up.
  return below.some((row) => takeOne(counts, rowContent(row))) ? null : below
}

/** @returns known rows that do not join the newest ones; there may be a gap. */
export function rowsLeft(known: StatementReading | null, newest: readonly LedgerRow[]): readonly LedgerRow[] {
  const counts = countsOf(newest.map(rowContent))
  const left = (known?.rows ?? []).filter((row) => !takeOne(counts, rowContent(row)))
  const last = newest.at(-1)
  const end = last ? timeOf(last) : null
  return left.filter((row) => end === null || (timeOf(row) ?? Infinity) <= end)
}
