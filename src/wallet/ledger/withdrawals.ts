import type { Progress } from '../../api/entities.ts'
import type { Reading } from './reading.ts'
import { contentOf, countsOf, takeOne, timeOf, type Row } from './row.ts'

/** From the request: the end's time is unknown. */
const shownForMs = 3 * 24 * 60 * 60 * 1000

export interface Withdrawal {
  /** `received`: in progress; maybe already sent to the bank. */
  readonly step: 'received' | 'paid' | 'failed'
  readonly amountMinor: number | null
  /** ISO. */
  readonly at: string | null
  readonly row: Row
}

const steps: Record<Progress, Withdrawal['step']> = { underWay: 'received', success: 'paid', failed: 'failed' }

function withdrawalOf(row: Row): Withdrawal {
  return {
    step: steps[row.progress],
    amountMinor: row.amount === null ? null : Math.abs(row.amount),
    at: row.createdAt,
    row,
  }
}

const withdrawalsIn = ({ rows }: Reading) => rows.filter(({ kind }) => kind === 'withdraw').map(withdrawalOf)

const isWaiting = ({ step }: Withdrawal) => step === 'received'
const contentOfIts = ({ row }: Withdrawal) => contentOf(row)
/** Two equal ones may end differently. */
const endOf = ({ step, row }: Withdrawal) => step + contentOf(row)

/** Newest first. */
export const withdrawalsShown = (reading: Reading, now: number): Withdrawal[] =>
  withdrawalsIn(reading).filter((each) => isWaiting(each) || (timeOf(each.row) ?? -Infinity) > now - shownForMs)

/** ISO instant of the oldest in progress, or null. */
export function reachOfWithdrawals(reading: Reading): string | null {
  const waiting = withdrawalsIn(reading).filter((each) => isWaiting(each) && each.at !== null)
  return waiting.at(-1)?.at ?? null
}

export function withdrawalsEnded(before: Reading, now: Reading): Withdrawal[] {
  const earlier = withdrawalsIn(before)
  const waiting = countsOf(earlier.filter(isWaiting).map(contentOfIts))
  const ended = countsOf(earlier.filter((each) => !isWaiting(each)).map(endOf))
  return withdrawalsIn(now)
    .filter((each) => !isWaiting(each))
    .filter((each) => !takeOne(ended, endOf(each)))
    .filter((each) => takeOne(waiting, contentOfIts(each)))
}
