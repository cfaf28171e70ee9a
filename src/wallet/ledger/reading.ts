import { contentOf, countsOf, takeOne, timeOf, type Row } from './row.ts'

/** The statement as known after one pass over its newest pages. Immutable. */
export interface Reading {
  /** Newest first. Without a gap where the reading is complete. */
  readonly rows: readonly Row[]
  /** The number of first rows that this very pass has read; those below are older, and their status may have changed since. */
  readonly fresh: number
  /** How many rows the whole statement has, as the server says. */
  readonly total: number
  /** The pages of the pass are consistent: no row moved between them, and no row was unreadable. */
  readonly isComplete: boolean
  /** The number of its pass; a later pass has a greater one, also in another session of the same page. */
  readonly order: number
  /** The time of the request for its first page, in ms of the ledger's monotonic clock. */
  readonly askedAt: number
}

/** True if the rows reach back before an instant (epoch ms). Only the last one decides, as one above may have been inserted late. */
export function goesBelow(rows: readonly Row[], instant: number): boolean {
  const last = rows.at(-1)
  const time = last ? timeOf(last) : null
  return time !== null && time < instant
}

/** The first moment of the second in which the newest row was made (epoch ms by the server's clock); null without a readable time. */
export function newestSecond(rows: readonly Row[]): number | null {
  const newest = rows.reduce((most, row) => Math.max(most, timeOf(row) ?? -Infinity), -Infinity)
  return newest === -Infinity ? null : Math.floor(newest / 1000) * 1000
}

/** True if the rows are in the order of their times; a row without a time breaks the order. */
function isInOrder(rows: readonly Row[]): boolean {
  const times = rows.map(timeOf)
  return times.every((time, index) => time !== null && (index === 0 || time <= (times[index - 1] ?? -Infinity)))
}

/** True if this very pass has read every row made after an instant (epoch ms by the server's clock; null: every row). */
export function tellsAllSince({ rows, fresh, total, isComplete }: Reading, after: number | null): boolean {
  if (!isComplete) return false
  if (fresh >= total) return true
  const told = rows.slice(0, fresh)
  return after !== null && isInOrder(told) && goesBelow(told, after + 1)
}

/**
 * The known rows that follow below the newest rows, when these show that nothing else can have changed: the statement grew by as many rows
 * as are new among them. Null when they do not meet the known rows.
 */
export function rowsBelow(known: Reading, newest: readonly Row[], total: number): readonly Row[] | null {
  const shared = newest.length - (total - known.total)
  if (shared >= known.rows.length) return []
  if (shared <= 0) return null
  const [above, below] = [known.rows.slice(0, shared), known.rows.slice(shared)]
  const counts = countsOf(newest.map(contentOf))
  if (!above.every((row) => takeOne(counts, contentOf(row)))) return null
  // A row that seems new may be a known one from below, while the new row lies further down.
  return below.some((row) => takeOne(counts, contentOf(row))) ? null : below
}

/** The known rows to keep below newer ones that do not join them: no known row is lost, though some between may be missing. */
export function rowsLeft(known: Reading | null, newest: readonly Row[]): readonly Row[] {
  const counts = countsOf(newest.map(contentOf))
  const left = (known?.rows ?? []).filter((row) => !takeOne(counts, contentOf(row)))
  const last = newest.at(-1)
  const end = last ? timeOf(last) : null
  return left.filter((row) => end === null || (timeOf(row) ?? Infinity) <= end)
}
