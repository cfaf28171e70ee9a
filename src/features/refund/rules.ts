import type { RefundCheck } from '../../api/refund.ts'
import { sum } from '../../lib/money/minor.ts'
import type { PendingRefund } from './pendingRefund.ts'

/** A refund found by the check is always receivable, unless a bonus is held (contract, rule 12). */
export function refundStateOf({ result, bonus }: Pick<RefundCheck, 'result' | 'bonus'>) {
  if (bonus) return 'blocked'
  return result ? 'receivable' : 'none'
}

/** True if it was surely received, or perhaps was and the check, undefined until loaded, no longer offers it. */
export const isToBeAdded = (
  pending: Pick<PendingRefund, 'received'> | null,
  refundCheck: Pick<RefundCheck, 'result'> | undefined,
): boolean => pending !== null && (pending.received === 'surely' || refundCheck?.result === false)

/** An earlier refund not yet added stays in the sum; the sum is null if it may have been added. */
export const withReceived = (
  received: Pick<PendingRefund, 'member' | 'amountMinor'>,
  before: PendingRefund | null,
): PendingRefund =>
  before?.received === 'surely'
    ? { ...before, amountMinor: before.added === 'perhaps' ? null : sum([before.amountMinor, received.amountMinor]) }
    : { ...received, received: 'surely', added: 'no' }
