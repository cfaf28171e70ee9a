import type { RefundCheck } from '../../api/refund.ts'
import type { PendingRefund } from './pendingRefund.ts'

/** The state of a member's refund. `blocked`: a bonus is active; `none`: there is nothing to receive. */
export type RefundState = 'receivable' | 'blocked' | 'none'

/** The state that a check shows. A refund that it finds can always be received (contract, reading 12). */
export function refundStateOf({ result, bonus }: Pick<RefundCheck, 'result' | 'bonus'>): RefundState {
  if (bonus) return 'blocked'
  return result ? 'receivable' : 'none'
}

/**
 * True if a refund has to be added to the wallet: it was surely received, or perhaps, and the check finds nothing to receive any
 * more. `check` is undefined until it is read.
 */
export const isToBeAdded = (
  pending: Pick<PendingRefund, 'received'> | null,
  check: Pick<RefundCheck, 'result'> | undefined,
): boolean => pending !== null && (pending.received === 'surely' || check?.result === false)
