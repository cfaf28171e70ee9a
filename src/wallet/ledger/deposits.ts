import { progressOf } from '../../api/progress.ts'
import { sum, type Minor } from '../../money/minor.ts'
import { isDeposit } from './command.ts'
import { goesBelow, type Reading } from './reading.ts'
import { minorOf, timeOf } from './row.ts'

/** The deposits that were made since an instant, with those in progress. */
export interface Deposits {
  readonly sum: Minor
  /** False where more may belong to it: rows were not read, or one lacks its time or its amount. */
  readonly isWhole: boolean
}

/** Sums the deposits that have not failed since an instant (epoch ms by the server's clock). */
export function depositsSince({ rows, total, isComplete }: Reading, since: number): Deposits {
  const deposits = rows.filter((row) => isDeposit(row) && progressOf(row.status) !== 'failed')
  const counted = deposits.filter((row) => (timeOf(row) ?? -Infinity) >= since).map(minorOf)
  const known = counted.filter((amount) => amount !== null)
  const isTold = counted.length === known.length && deposits.every((row) => timeOf(row) !== null)
  const isRead = isComplete && (rows.length >= total || goesBelow(rows, since))
  return { sum: sum(known) ?? (0 as Minor), isWhole: isTold && isRead }
}
