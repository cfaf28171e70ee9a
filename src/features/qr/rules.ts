import type { QrStatus } from '../../api/qr.ts'
import { parseAmount, type AmountProblem } from '../../i18n/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { leastSent, minimumOf, type BankCode } from '../../operator/qrChannels.ts'
import { deadlineOf, type TimedStatus } from '../../wallet/qrStatus.ts'

/** Why no code can be created: the amount is below the channel's minimum, below 1, or invalid. */
export type QrProblem = AmountProblem | 'minimum' | 'underOne'

/** Checks what was typed. @returns the amount, or why nothing may be sent. */
export function checkAmount(typed: string, bankCode: BankCode): Minor | QrProblem {
  const amount = parseAmount(typed)
  if (typeof amount === 'string') return amount
  if (amount < minimumOf(bankCode)) return 'minimum'
  return amount < leastSent ? 'underOne' : amount
}

/** Channels whose statuses reload together (spec, section 4). */
const linkedChannels: readonly BankCode[] = ['KBANK', 'WW', 'FP', 'PAYONEX']

/** The channels whose status may have changed once a code was made in this one. */
export const reloadedWith = (bankCode: BankCode): BankCode[] =>
  linkedChannels.includes(bankCode) ? linkedChannels.filter((other) => other !== bankCode) : []

/** What tells one code from another. */
export const codeId = ({ qrcodeId, qrcode }: Pick<QrStatus, 'qrcodeId' | 'qrcode'>) => qrcodeId ?? qrcode ?? ''

/** The code that a dialog follows. */
export interface Followed {
  readonly id: string
  /** When this dialog first saw it, and its deadline (null if unknown); epoch milliseconds. */
  readonly since: number
  readonly deadline: number | null
}

/** Deadlines that differ by less are the same one: answers take different times to arrive. */
const toleranceMs = 2_000

/**
 * Updates the followed code by a newer status. A code that is gone is still followed, as it may have been paid. A known deadline is
 * kept if a later answer has none. `opened`: when the dialog opened (epoch ms).
 */
export function follow(followed: Followed | null, status: TimedStatus, opened: number): Followed | null {
  if (!status.hasQrcode) return followed
  const id = codeId(status)
  const deadline = deadlineOf(status, status.receivedAt)
  if (followed?.id !== id) return { id, since: Math.max(opened, status.receivedAt), deadline }
  if (deadline === null || deadline === followed.deadline) return followed
  if (followed.deadline !== null && Math.abs(deadline - followed.deadline) <= toleranceMs) return followed
  return { ...followed, deadline }
}
