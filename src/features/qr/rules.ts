import type { QrStatus } from '../../api/qr.ts'
import { parseAmount, type AmountProblem } from '../../i18n/parseAmount.ts'
import type { Minor } from '../../money/minor.ts'
import { leastSent, minimumOf, type BankCode } from '../../service/qrChannels.ts'

/** Why no code can be asked for: below the channel's minimum, below 1, or unreadable. */
export type QrProblem = AmountProblem | 'minimum' | 'underOne'

/** Checks what was typed. @returns the amount, or why nothing may be sent. */
export function checkAmount(typed: string, bankCode: BankCode): Minor | QrProblem {
  const amount = parseAmount(typed)
  if (typeof amount === 'string') return amount
  if (amount < minimumOf(bankCode)) return 'minimum'
  return amount < leastSent ? 'underOne' : amount
}

/** Channels whose statuses reload together (spec, section 4). */
const together: readonly BankCode[] = ['KBANK', 'WW', 'FP', 'PAYONEX']

/** The channels whose status may have changed once a code was made in this one. */
export const reloadedWith = (bankCode: BankCode): BankCode[] =>
  together.includes(bankCode) ? together.filter((other) => other !== bankCode) : []

const day = 24 * 60 * 60_000

/**
 * Until when a code is valid, in epoch milliseconds of the device's clock, told by an answer that came at `receivedAt`; null where there is
 * no countdown: absent, nothing left, unreadable, or above 24 h (contract, QrStatus).
 */
export function deadlineOf({ expireIn, serverTime }: Pick<QrStatus, 'expireIn' | 'serverTime'>, receivedAt: number) {
  const left = Math.round(timeLeft(expireIn, serverTime, receivedAt))
  return left > 0 && left <= day ? receivedAt + left : null
}

/** Milliseconds; not a number where it cannot be told. */
function timeLeft(expireIn: QrStatus['expireIn'], serverTime: string | null, receivedAt: number): number {
  if (expireIn === null) return Number.NaN
  const seconds = typeof expireIn === 'number' || /^\s*[+-]?\d+(\.\d+)?\s*$/.test(expireIn) ? Number(expireIn) : null
  if (seconds !== null) return seconds * 1_000
  const serverNow = Date.parse(serverTime ?? '')
  return Date.parse(String(expireIn)) - (Number.isNaN(serverNow) ? receivedAt : serverNow)
}

/** What is left until a deadline as `mm:ss`, `00:00` from then on. */
export function countdown(deadline: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1_000))
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A status with when it was asked for, in the order of what happens on this page (`nextTurn`), and when the answer came (epoch ms). */
export type SeenStatus = QrStatus & { readonly asked: number; readonly receivedAt: number }

/** The code that a dialog follows. */
export interface Followed {
  readonly id: string
  /** When this dialog first saw it, and until when it is valid (null: not told); epoch milliseconds. */
  readonly since: number
  readonly deadline: number | null
}

/** Deadlines as close as this (ms) are the same one, told with another delay. */
const tolerance = 2_000

/**
 * Goes on from the code that was followed to what a newer status says. A code that is gone is still followed, as it may have been paid;
 * a deadline once told is kept where a later answer tells none. `opened`: since when the dialog looks (epoch ms).
 */
export function follow(followed: Followed | null, status: SeenStatus, opened: number): Followed | null {
  if (!status.hasQrcode) return followed
  const id = status.qrcodeId ?? status.qrcode ?? ''
  const deadline = deadlineOf(status, status.receivedAt)
  if (followed?.id !== id) return { id, since: Math.max(opened, status.receivedAt), deadline }
  if (deadline === null || deadline === followed.deadline) return followed
  if (followed.deadline !== null && Math.abs(deadline - followed.deadline) <= tolerance) return followed
  return { ...followed, deadline }
}
