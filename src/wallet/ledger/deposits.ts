import { sum, type Minor } from '../../lib/money/minor.ts'
import { goesBelow, type Reading } from './reading.ts'
import { contentOf, countsOf, takeOne, timeOf, type Row } from './row.ts'

/** The deposits that were made since an instant, with those in progress. */
export interface Deposits {
  readonly sum: Minor
  /** False where more may belong to it: rows were not read, or one lacks its time or its amount. */
  readonly isWhole: boolean
}

/** Sums the deposits that have not failed since an instant (epoch ms by the server's clock). */
export function depositsSince({ rows, total, isComplete }: Reading, since: number): Deposits {
  const deposits = rows.filter(({ kind, progress }) => kind === 'deposit' && progress !== 'failed')
  const counted = deposits.filter((row) => (timeOf(row) ?? -Infinity) >= since).map(({ amount }) => amount)
  const known = counted.filter((amount) => amount !== null)
  const isTold = counted.length === known.length && deposits.every((row) => timeOf(row) !== null)
  const isRead = isComplete && (rows.length >= total || goesBelow(rows, since))
  return { sum: sum(known) ?? (0 as Minor), isWhole: isTold && isRead }
}

/** The time for which one in progress is shown (ms): services leave some that were never paid as they are. */
const shownForMs = 3 * 24 * 60 * 60 * 1000

const isUnderWay = ({ kind, progress }: Row) => kind === 'deposit' && progress === 'underWay'

/** The deposits in progress of the last three days before `now` (epoch ms), newest first. */
export const depositsWaiting = ({ rows }: Reading, now: number): Row[] =>
  rows.filter((row) => isUnderWay(row) && (timeOf(row) ?? -Infinity) > now - shownForMs)

/** True if a deposit that was in progress in an earlier reading is so no more in a later one. */
export function depositsEnded(before: Reading, later: Reading): boolean {
  const contentsIn = ({ rows }: Reading) => rows.filter(isUnderWay).map(contentOf)
  const still = countsOf(contentsIn(later))
  return contentsIn(before).some((content) => !takeOne(still, content))
}
