import type { Reading } from './reading.ts'
import { contentOf, countsOf, takeOne, timeOf, type Row } from './row.ts'

const isCredit = ({ kind, progress }: Row) => kind === 'deposit' && progress === 'success'

/** Newest first; `before` has to be complete. */
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

/** Epoch ms by the server's clock. Rows of the future do not count. */
export function creditsBetween({ rows, isComplete }: Reading, after: number, until: number): Row[] {
  if (!isComplete) return []
  const isBetween = (time: number) => time > after && time <= until
  return rows.filter((row) => isCredit(row) && isBetween(timeOf(row) ?? -Infinity))
}

/** A row of the same moment may have been below. */
function newerThan({ rows, total }: Reading): (row: Row) => boolean {
  if (rows.length >= total) return () => true
  const times = rows.map(timeOf).filter((time) => time !== null)
  const oldest = Math.min(...times)
  return (row) => (timeOf(row) ?? -Infinity) > oldest
}
