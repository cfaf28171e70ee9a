import type { RefundCheck } from '../../api/refund.ts'
import type { HalfDone } from './halfDone.ts'

/** What a member can do about a refund now. `held`: a bonus keeps it back; `none`: there is nothing to receive. */
export type Step = 'receive' | 'held' | 'none'

/** What the check offers; what it finds can always be received (contract, reading 12). */
export function stepOf({ result, bonus }: Pick<RefundCheck, 'result' | 'bonus'>): Step {
  if (bonus) return 'held'
  return result ? 'receive' : 'none'
}

/**
 * Whether a refund is to be added to the wallet: one that was surely received, or one that perhaps was, once the check finds nothing to
 * receive any more. `check` is undefined while it has not been read.
 */
export const isToBeAdded = (
  halfDone: Pick<HalfDone, 'received'> | null,
  check: Pick<RefundCheck, 'result'> | undefined,
): boolean => halfDone !== null && (halfDone.received === 'surely' || check?.result === false)
