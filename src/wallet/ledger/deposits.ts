import { sum, type Minor } from '../../lib/money/minor.ts'
import { goesBelow, type StatementReading } from './reading.ts'
import { rowContent, countsOf, takeOne, timeOf, type LedgerRow } from './row.ts'

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

/** Services leave unpaid deposits in progress, so older ones are not shown. */
const depositShownMs = 3 * 24 * 60 * 60 * 1000

const isWaitingDeposit = ({ kind, progress }: LedgerRow) => kind === 'deposit' && progress === 'underWay'

export const depositsWaiting = ({ rows }: StatementReading, now: number): LedgerRow[] =>
  rows.filter((row) => isWaitingDeposit(row) && (timeOf(row) ?? -Infinity) > now - depositShownMs)

export function depositsEnded(before: StatementReading, later: StatementReading): boolean {
  const contentsIn = ({ rows }: StatementReading) => rows.filter(isWaitingDeposit).map(rowContent)
  const still = countsOf(contentsIn(later))
  return contentsIn(before).some((content) => !takeOne(still, content))
}
