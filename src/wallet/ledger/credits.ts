import type { Reading } from './reading.ts'
import { contentOf, countsOf, takeOne, timeOf, type Row } from './row.ts'

const isCredit = ({ kind, progress }: Row) => kind === 'deposit' && progress === 'success'

/**
 * The deposits that are credited in a later reading and were not in an earlier one; newest first. A row below those of the earlier reading is
 * older than it, not new. An incomplete reading proves nothing: keep the last complete one as `before`.
 */
export function creditsIn(before: Reading, now: Reading): Row[] {
  if (!before.isComplete || !now.isComplete) return []
  const credited = countsOf(before.rows.filter(isCredit).map(contentOf))
  const others = countsOf(before.rows.filter((row) => !isCredit(row)).map(contentOf))
  const isNew = newerThan(before)
  return now.rows
    .filter(isCredit)
    .filter((row) => !takeOne(credited, contentOf(row)))
    .filter((row) => isNew(row) || takeOne(others, contentOf(row)))
}

/**
 * The deposits of a reading that were credited after one moment and not after another (epoch ms by the server's clock); newest first. For
 * where no earlier reading is known. A row of the future proves that the times of rows are of another clock: it does not count.
 */
export function creditsBetween({ rows, isComplete }: Reading, after: number, until: number): Row[] {
  if (!isComplete) return []
  const isBetween = (time: number) => time > after && time <= until
  return rows.filter((row) => isCredit(row) && isBetween(timeOf(row) ?? -Infinity))
}

/** True if a row is above the last one of a reading; one of the same moment may have been below. */
function newerThan({ rows, total }: Reading): (row: Row) => boolean {
  if (rows.length >= total) return () => true
  const times = rows.map(timeOf).filter((time) => time !== null)
  const oldest = Math.min(...times)
  return (row) => (timeOf(row) ?? -Infinity) > oldest
}
