import type { RefundCheck } from '../../api/refund.ts'
import type { HalfDone } from './halfDone.ts'

/** What a member can do about a refund now. `held`: a bonus keeps it back; `none`: there is nothing to receive. */
export type Step = 'receive' | 'add' | 'held' | 'none'

/**
 * Which step is next. A refund known to be received only has to be added to the wallet. One that was perhaps received is offered to be
 * added once the check finds nothing to receive any more. `check` is null while it could not be read.
 */
export function stepOf(
  check: Pick<RefundCheck, 'result' | 'bonus'> | null,
  halfDone: Pick<HalfDone, 'received'> | null,
): Step | null {
  if (halfDone?.received === 'surely') return 'add'
  if (!check) return null
  if (halfDone && !check.result) return 'add'
  if (check.bonus) return 'held'
  return check.result ? 'receive' : 'none'
}
