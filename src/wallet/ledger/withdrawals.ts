import { magnitude } from '../../lib/money/amounts.ts'
import type { StatementReading } from './reading.ts'
import { rowContent, countsOf, takeOne, timeOf, type LedgerRow } from './row.ts'

/** Counted from the request, because the time of its end is unknown. */
const withdrawalShownMs = 3 * 24 * 60 * 60 * 1000

const steps = { underWay: 'received', success: 'paid', failed: 'failed' } as const

/** `received`: in progress, and perhaps already sent to the bank. */
export const stepOf = ({ progress }: LedgerRow) => steps[progress]

/** Some backends write a sign. */
export const withdrawnOf = ({ amount }: LedgerRow) => amount && magnitude(amount)

const withdrawalsIn = ({ rows }: StatementReading) => rows.filter(({ kind }) => kind === 'withdraw')

const isWaiting = ({ progress }: LedgerRow) => progress === 'underWay'
/** Includes the status, because two equal withdrawals may end differently. */
const endKey = (row: LedgerRow) => row.progress + rowContent(row)

/** Newest first. */
export const withdrawalsShown = (reading: StatementReading, now: number): LedgerRow[] =>
  withdrawalsIn(reading).filter((row) => isWaiting(row) || (timeOf(row) ?? -Infinity) > now - withdrawalShownMs)

/** @returns the ISO instant of the oldest in progress, or null. */
export const reachOfWithdrawals = (reading: StatementReading): string | null =>
  withdrawalsIn(reading).findLast((row) => isWaiting(row) && row.createdAt !== null)?.createdAt ?? null

export function withdrawalsEnded(before: StatementReading, now: StatementReading): LedgerRow[] {
  const earlier = withdrawalsIn(before)
  const waiting = countsOf(earlier.filter(isWaiting).map(rowContent))
  const ended = countsOf(earlier.map(endKey))
  return withdrawalsIn(now)
    .filter((row) => !isWaiting(row))
    .filter((row) => !takeOne(ended, endKey(row)))
    .filter((row) => takeOne(waiting, rowContent(row)))
}
