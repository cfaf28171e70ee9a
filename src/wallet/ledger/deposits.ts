import { sum, type Minor } from '../../lib/money/minor.ts'
import { goesBelow, type StatementReading } from './reading.ts'
import { timeOf } from './row.ts'

export interface Deposits {
  readonly sum: Minor
  /** False if rows, times or amounts are missing, or one is in progress. */
  readonly isWhole: boolean
}

/** `since` is epoch ms, server time. */
export function depositsSince({ rows, total, isComplete }: StatementReading, since: number): Deposits {
  const deposits = rows.filter(({ kind, progress }) => kind === 'deposit' && progress !== 'failed')
  const counted = deposits.filter((row) => (timeOf(row) ?? -Infinity) >= since)
  const known = counted.flatMap(({ amount, progress }) => (amount === null || progress !== 'success' ? [] : [amount]))
  const hasTimesAndAmounts = counted.length === known.length && deposits.every((row) => timeOf(row) !== null)
  const isRead = isComplete && (rows.length >= total || goesBelow(rows, since))
  return { sum: sum(known) ?? (0 as Minor), isWhole: hasTimesAndAmounts && isRead }
}
