import { contentOf, countsOf, takeOne, timeOf, type Row } from './row.ts'

/** What is known of the statement after one pass over its newest pages. Nothing in it ever changes. */
export interface Reading {
  /** Newest first. Without a gap where the reading is complete. */
  readonly rows: readonly Row[]
  /** So many of the first rows were told in this very pass; those below were told before, and their status may be another by now. */
  readonly fresh: number
  /** How many rows the whole statement has, as the server says. */
  readonly total: number
  /** The pages of the pass are one picture of one moment: nothing moved between them, and no row was unreadable as a whole. */
  readonly isComplete: boolean
  /** The number of its pass; a later pass has a greater one, also in another session of the same page. */
  readonly order: number
  /** When its first page was asked for, in ms of the ledger's monotonic clock. */
  readonly askedAt: number
}

/** Whether the rows go on to before an instant (epoch ms). Told by the last alone, as one above may have come late to its place. */
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

/** Whether the rows stand in the order of their times; one without a time stands anywhere, so it breaks the order. */
function isInOrder(rows: readonly Row[]): boolean {
  const times = rows.map(timeOf)
  return times.every((time, index) => time !== null && (index === 0 || time <= (times[index - 1] ?? -Infinity)))
}

/** Whether every row made after an instant (epoch ms by the server's clock; null: every row) was told in this very pass. */
export function tellsAllSince({ rows, fresh, total, isComplete }: Reading, after: number | null): boolean {
  if (!isComplete) return false
  if (fresh >= total) return true
  const told = rows.slice(0, fresh)
  return after !== null && isInOrder(told) && goesBelow(told, after + 1)
}

/**
 * The known rows that follow below the newest rows, when these show that nothing else can have changed: the statement grew by as many rows
 * as are new among them. Null when they do not meet what is known.
 */
export function rowsBelow(known: Reading, newest: readonly Row[], total: number): readonly Row[] | null {
  const shared = newest.length - (total - known.total)
  if (shared >= known.rows.length) return []
  if (shared <= 0) return null
  const [above, below] = [known.rows.slice(0, shared), known.rows.slice(shared)]
  const counts = countsOf(newest.map(contentOf))
  if (!above.every((row) => takeOne(counts, contentOf(row)))) return null
  // What seems new but is known below is perhaps just that, and the new row lies further down.
  return below.some((row) => takeOne(counts, contentOf(row))) ? null : below
}

/** What is still shown of the known rows below newer ones that do not fit to them: nothing known is lost, though some may be missing. */
export function rowsLeft(known: Reading | null, newest: readonly Row[]): readonly Row[] {
  const counts = countsOf(newest.map(contentOf))
  const left = (known?.rows ?? []).filter((row) => !takeOne(counts, contentOf(row)))
  const last = newest.at(-1)
  const end = last ? timeOf(last) : null
  return left.filter((row) => end === null || (timeOf(row) ?? Infinity) <= end)
}
