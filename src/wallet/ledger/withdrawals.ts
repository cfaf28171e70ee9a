import type { Progress } from '../../api/entities.ts'
import type { Reading } from './reading.ts'
import { contentOf, countsOf, takeOne, timeOf, type Row } from './row.ts'

/** The time for which an ended one is still shown (ms), from its request: the statement does not say when it ended. */
const shownForMs = 3 * 24 * 60 * 60 * 1000

/** One withdrawal, as the server has recorded it. */
export interface Withdrawal {
  /** `received`: in progress; whether the money has already been sent to the bank is unknown. */
  readonly step: 'received' | 'paid' | 'failed'
  /** Minor units of the member's currency; null when the server sent no number. */
  readonly amountMinor: number | null
  /** The time of the request, ISO by the server's clock; null when that cannot be read. */
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
/** The key of an ended one includes its end: of two equal ones, one may be paid and the other returned. */
const endOf = ({ step, row }: Withdrawal) => step + contentOf(row)

/** The withdrawals to show: all in progress, and those that ended and were requested in the last three days before `now` (epoch ms); newest first. */
export const withdrawalsShown = (reading: Reading, now: number): Withdrawal[] =>
  withdrawalsIn(reading).filter((each) => isWaiting(each) || (timeOf(each.row) ?? -Infinity) > now - shownForMs)

/** The instant (ISO) that a pass has to reach to include every known withdrawal in progress; null when there is none. */
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
