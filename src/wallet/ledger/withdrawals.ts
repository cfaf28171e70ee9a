import type { RowProgress } from '../../api/entities.ts'
import type { StatementReading } from './reading.ts'
import { rowContent, countsOf, takeOne, timeOf, type LedgerRow } from './row.ts'

/** From the request: the end's time is unknown. */
const withdrawalShownMs = 3 * 24 * 60 * 60 * 1000

export interface Withdrawal {
  /** `received`: in progress; maybe already sent to the bank. */
  readonly step: 'received' | 'paid' | 'failed'
  readonly amountMinor: number | null
  /** ISO. */
  readonly at: string | null
  readonly row: LedgerRow
}

const stepOfProgress: Record<RowProgress, Withdrawal['step']> = {
  underWay: 'received',
  success: 'paid',
  failed: 'failed',
}

function withdrawalOf(row: LedgerRow): Withdrawal {
  return {
    step: stepOfProgress[row.progress],
    amountMinor: row.amount === null ? null : Math.abs(row.amount),
    at: row.createdAt,
    row,
  }
}

const withdrawalsIn = ({ rows }: StatementReading) => rows.filter(({ kind }) => kind === 'withdraw').map(withdrawalOf)

const isWaiting = ({ step }: Withdrawal) => step === 'received'
const contentOfIts = ({ row }: Withdrawal) => rowContent(row)
/** Two equal ones may end differently. */
const endKey = ({ step, row }: Withdrawal) => step + rowContent(row)

/** Newest first. */
export const withdrawalsShown = (reading: StatementReading, now: number): Withdrawal[] =>
  withdrawalsIn(reading).filter((each) => isWaiting(each) || (timeOf(each.row) ?? -Infinity) > now - withdrawalShownMs)

/** ISO instant of the oldest in progress, or null. */
export function reachOfWithdrawals(reading: StatementReading): string | null {
  const waiting = withdrawalsIn(reading).filter((each) => isWaiting(each) && each.at !== null)
  return waiting.at(-1)?.at ?? null
}

export function withdrawalsEnded(before: StatementReading, now: StatementReading): Withdrawal[] {
  const earlier = withdrawalsIn(before)
  const waiting = countsOf(earlier.filter(isWaiting).map(contentOfIts))
  const ended = countsOf(earlier.filter((each) => !isWaiting(each)).map(endKey))
  return withdrawalsIn(now)
    .filter((each) => !isWaiting(each))
    .filter((each) => !takeOne(ended, endKey(each)))
    .filter((each) => takeOne(waiting, contentOfIts(each)))
}
