import { sum, zero, type Minor } from '../../lib/money/minor.ts'
import { hasAllSince, type StatementReading, timeOf } from './reading.ts'

export interface Deposits {
  readonly sum: Minor
  /** False if rows, times or amounts are missing, or one is under way. */
  readonly isWhole: boolean
}

/** `since` is epoch ms, server time. */
export function depositsSince(reading: StatementReading, since: number): Deposits {
  const deposits = reading.rows.filter(({ kind, progress }) => kind === 'deposit' && progress !== 'failed')
  const counted = deposits.filter((row) => (timeOf(row) ?? -Infinity) >= since)
  const known = counted.flatMap(({ amount, progress }) => (amount === null || progress !== 'success' ? [] : [amount]))
  const hasTimesAndAmounts = counted.length === known.length && deposits.every((row) => timeOf(row) !== null)
  return { sum: sum(known) ?? zero, isWhole: hasTimesAndAmounts && hasAllSince(reading, since - 1) }
}
