import { progressOf, type Progress } from '../../api/progress.ts'
import { isWithdrawal } from './command.ts'
import type { Reading } from './reading.ts'
import { contentOf, countsOf, minorOf, takeOne, timeOf, type Row } from './row.ts'

/** How long one that has ended is still shown (ms), from when it was asked for: the statement does not say when it ended. */
const shownFor = 3 * 24 * 60 * 60 * 1000

/** One withdrawal, as far as the server has written it down. */
export interface Withdrawal {
  /** `received`: in progress; nothing tells whether the money has already been sent to the bank. */
  readonly step: 'received' | 'paid' | 'returned'
  /** Minor units of the member's currency; null when the server sent no number. */
  readonly amountMinor: number | null
  /** When it was asked for, ISO by the server's clock; null when that cannot be read. */
  readonly at: string | null
  readonly row: Row
}

const steps: Record<Progress, Withdrawal['step']> = { underWay: 'received', success: 'paid', failed: 'returned' }

function withdrawalOf(row: Row): Withdrawal {
  const minor = minorOf(row)
  return {
    step: steps[progressOf(row.status)],
    amountMinor: minor === null ? null : Math.abs(minor),
    at: row.createdAt,
    row,
  }
}

const withdrawalsIn = ({ rows }: Reading) => rows.filter(isWithdrawal).map(withdrawalOf)

const isWaiting = ({ step }: Withdrawal) => step === 'received'
const contentOfIts = ({ row }: Withdrawal) => contentOf(row)
/** One that has ended is told by its end as well: of two equal ones, one may be paid and the other returned. */
const endOf = ({ step, row }: Withdrawal) => step + contentOf(row)

/** The withdrawals to show: all in progress, and those that ended and were asked for in the last three days before `now` (epoch ms); newest first. */
export const withdrawalsShown = (reading: Reading, now: number): Withdrawal[] =>
  withdrawalsIn(reading).filter((each) => isWaiting(each) || (timeOf(each.row) ?? -Infinity) > now - shownFor)

/** To where a pass has to look back (ISO) so that it tells of every withdrawal in progress that is known; null when there is none. */
export function reachOfWithdrawals(reading: Reading): string | null {
  const waiting = withdrawalsIn(reading).filter((each) => isWaiting(each) && each.at !== null)
  return waiting.at(-1)?.at ?? null
}

/** The withdrawals that were in progress in an earlier reading and have ended in a later one; newest first. */
export function withdrawalsEnded(before: Reading, now: Reading): Withdrawal[] {
  const earlier = withdrawalsIn(before)
  const waiting = countsOf(earlier.filter(isWaiting).map(contentOfIts))
  const ended = countsOf(earlier.filter((each) => !isWaiting(each)).map(endOf))
  return withdrawalsIn(now)
    .filter((each) => !isWaiting(each))
    .filter((each) => !takeOne(ended, endOf(each)))
    .filter((each) => takeOne(waiting, contentOfIts(each)))
}
