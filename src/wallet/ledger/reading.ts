import { rowContent, countsOf, takeOne, timeOf, type LedgerRow } from './row.ts'

/** The statement after one pass. Immutable. */
export interface StatementReading {
  /** Newest first; no gaps if complete. */
  readonly rows: readonly LedgerRow[]
  /** Rows of this pass; older ones may have a new status. */
  readonly fresh: number
  readonly total: number
  /** No row moved or was unreadable. */
  readonly isComplete: boolean
  /** Grows with each pass, across sessions. */
  readonly order: number
  /** Monotonic ms of the first request. */
  readonly askedAt: number
}

/** Rows above the last may have been inserted late. */
export function goesBelow(rows: readonly LedgerRow[], instant: number): boolean {
  const last = rows.at(-1)
  const time = last ? timeOf(last) : null
  return time !== null && time < instant
}

/** Epoch ms, floored to the second. */
export function newestSecond(rows: readonly LedgerRow[]): number | null {
  const newest = rows.reduce((most, row) => Math.max(most, timeOf(row) ?? -Infinity), -Infinity)
  return newest === -Infinity ? null : Math.floor(newest / 1000) * 1000
}

function isInOrder(rows: readonly LedgerRow[]): boolean {
  const times = rows.map(timeOf)
  return times.every((time, index) => time !== null && (index === 0 || time <= (times[index - 1] ?? -Infinity)))
}

/** True if this pass has read every row after an instant; null: every row. */
export function coversAllSince({ rows, fresh, total, isComplete }: StatementReading, after: number | null): boolean {
  if (!isComplete) return false
  if (fresh >= total) return true
  const told = rows.slice(0, fresh)
  return after !== null && isInOrder(told) && goesBelow(told, after + 1)
}

/** Known rows below the newest ones; null unless the total proves that nothing else changed. */
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
  // A row that seems new may be a known one from below.
  return below.some((row) => takeOne(counts, rowContent(row))) ? null : below
}

/** Known rows below newer ones they do not join; there may be a gap. */
export function rowsLeft(known: StatementReading | null, newest: readonly LedgerRow[]): readonly LedgerRow[] {
  const counts = countsOf(newest.map(rowContent))
  const left = (known?.rows ?? []).filter((row) => !takeOne(counts, rowContent(row)))
  const last = newest.at(-1)
  const end = last ? timeOf(last) : null
  return left.filter((row) => end === null || (timeOf(row) ?? Infinity) <= end)
}
