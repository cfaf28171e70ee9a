import { sum, type Minor } from '../../lib/money/minor.ts'
import { goesBelow, type Reading } from './reading.ts'
import { contentOf, countsOf, takeOne, timeOf, type Row } from './row.ts'

export interface Deposits {
  readonly sum: Minor
  /** False if rows, times or amounts are missing. */
  readonly isWhole: boolean
}

/** Epoch ms by the server's clock. */
export function depositsSince({ rows, total, isComplete }: Reading, since: number): Deposits {
  const deposits = rows.filter(({ kind, progress }) => kind === 'deposit' && progress !== 'failed')
  const counted = deposits.filter((row) => (timeOf(row) ?? -Infinity) >= since).map(({ amount }) => amount)
  const known = counted.filter((amount) => amount !== null)
  const isTold = counted.length === known.length && deposits.every((row) => timeOf(row) !== null)
  const isRead = isComplete && (rows.length >= total || goesBelow(rows, since))
  return { sum: sum(known) ?? (0 as Minor), isWhole: isTold && isRead }
}

/** Services leave unpaid deposits in progress. */
const shownForMs = 3 * 24 * 60 * 60 * 1000

const isUnderWay = ({ kind, progress }: Row) => kind === 'deposit' && progress === 'underWay'

export const depositsWaiting = ({ rows }: Reading, now: number): Row[] =>
  rows.filter((row) => isUnderWay(row) && (timeOf(row) ?? -Infinity) > now - shownForMs)

export function depositsEnded(before: Reading, later: Reading): boolean {
  const contentsIn = ({ rows }: Reading) => rows.filter(isUnderWay).map(contentOf)
  const still = countsOf(contentsIn(later))
  return contentsIn(before).some((content) => !takeOne(still, content))
}
