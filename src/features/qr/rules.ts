import type { QrStatus } from '../../api/qr.ts'
import { parseAmount } from '../../i18n/amounts.ts'
import type { Currency } from '../../i18n/money.ts'
import { hash } from '../../lib/hash.ts'
import { leastSent, minimumOf, type QrChannel } from '../../operator/qrChannels.ts'
import { deadlineOf, type TimedStatus } from '../../wallet/qrStatus.ts'

export function checkAmount(typed: string, bankCode: QrChannel, currency: Currency) {
  const amount = parseAmount(typed, currency)
  if (typeof amount === 'string') return amount
  if (amount < minimumOf(bankCode)) return 'minimum'
  return amount < leastSent ? 'underOne' : amount
}

/** A new code in one reloads the others' status (contract, Money). */
const linkedChannels: readonly QrChannel[] = ['KBANK', 'WW', 'FP', 'PAYONEX']

export const reloadedWith = (bankCode: QrChannel): QrChannel[] =>
  linkedChannels.includes(bankCode) ? linkedChannels.filter((other) => other !== bankCode) : []

/** A hash, as markup is long. */
export const codeIdOf = ({ qrcodeId, qrcode }: Pick<QrStatus, 'qrcodeId' | 'qrcode'>) => hash(qrcodeId ?? qrcode ?? '')

export interface TrackedCode {
  readonly codeId: string
  /** First seen here, and the deadline (null if unknown); epoch ms. */
  readonly paidFrom: number
  readonly deadline: number | null
  /** `paidFrom` by the server's clock; null if unknown. */
  readonly paidFromByServer: number | null
}

/** Answer times vary, so closer deadlines are equal. */
const toleranceMs = 2_000

/** Keeps a known deadline, and a code that disappeared, as it may have been paid. `openedAt` is epoch ms. */
export function trackCode(followed: TrackedCode | null, status: TimedStatus, openedAt: number): TrackedCode | null {
  if (!status.hasQrcode) return followed
  const codeId = codeIdOf(status)
  const deadline = deadlineOf(status, status.receivedAt)
  if (followed?.codeId !== codeId) {
    const paidFrom = Math.max(openedAt, status.receivedAt)
    const paidFromByServer = status.serverTime && status.serverTime + paidFrom - status.receivedAt
    return { codeId, paidFrom, deadline, paidFromByServer }
  }
  if (deadline === null || deadline === followed.deadline) return followed
  if (followed.deadline !== null && Math.abs(deadline - followed.deadline) <= toleranceMs) return followed
  return { ...followed, deadline }
}
