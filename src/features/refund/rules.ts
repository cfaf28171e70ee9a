import type { RefundCheck } from '../../api/refund.ts'
import { sum } from '../../lib/money/minor.ts'
import type { PendingRefund } from './pendingRefund.ts'

/** A refund found by the check is always claimable, unless a bonus is held (contract, rule 12). */
export function refundStateOf({ result, bonus }: Pick<RefundCheck, 'result' | 'bonus'>) {
  if (bonus) return 'blocked'
  return result ? 'claimable' : 'none'
}

/** True if it was surely claimed, or perhaps was and the check, undefined until loaded, no longer offers it. */
export const isToBeAdded = (
  pending: Pick<PendingRefund, 'claimed'> | null,
  refundCheck: Pick<RefundCheck, 'result'> | undefined,
): boolean => pending !== null && (pending.claimed === 'surely' || refundCheck?.result === false)

/** An earlier refund not yet added stays in the sum; the sum is null if it may have been added. */
export const withClaimed = (
  claimed: Pick<PendingRefund, 'member' | 'amountMinor'>,
  before: PendingRefund | null,
): PendingRefund =>
  before?.claimed === 'surely'
    ? { ...before, amountMinor: before.added === 'perhaps' ? null : sum([before.amountMinor, claimed.amountMinor]) }
    : { ...claimed, claimed: 'surely', added: 'no' }
