import type { StatementRow } from '../../api/statement.ts'
import { type StatementReading, rowContent, countsOf, takeOne, timeOf } from './reading.ts'

const isCredit = ({ kind, progress }: StatementRow) => kind === 'deposit' && progress === 'success'

/** Newest first. Both readings have to be complete. */
export function creditsIn(before: StatementReading, now: StatementReading): StatementRow[] {
  if (!before.isComplete || !now.isComplete) return []
  const credited = countsOf(before.rows.filter(isCredit).map(rowContent))
  const others = countsOf(before.rows.filter((row) => !isCredit(row)).map(rowContent))
  const isNew = newerThan(before)
  return now.rows
    .filter(isCredit)
    .filter((row) => !takeOne(credited, rowContent(row)))
    .filter((row) => isNew(row) || takeOne(others, rowContent(row)))
}

/** Epoch ms, server's clock. Rows from the future do not count. */
export function creditsBetween({ rows, isComplete }: StatementReading, after: number, until: number): StatementRow[] {
  if (!isComplete) return []
  const isBetween = (time: number) => time > after && time <= until
  return rows.filter((row) => isCredit(row) && isBetween(timeOf(row) ?? Number.NaN))
}

/** A row of the same moment may have been there before. */
function newerThan({ rows, total }: StatementReading): (row: StatementRow) => boolean {
  if (rows.length >= total) return () => true
  const times = rows.map(timeOf).filter((time) => time !== null)
  const oldest = Math.min(...times)
  return (row) => (timeOf(row) ?? -Infinity) > oldest
}
