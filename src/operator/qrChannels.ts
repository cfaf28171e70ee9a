import { greater, smallest, wholeUnits } from '../lib/money/amounts.ts'
import type { Minor } from '../lib/money/minor.ts'
import { settings } from '../lib/settings/settings.ts'

interface Channel {
  readonly quick: readonly Minor[]
  readonly minimum: Minor
}

/** Suggested amounts and minimums (product, numbers). */
const qrChannels = {
  KBANK: { quick: [10, 20, 50, 100, 500, 1000].map(wholeUnits), minimum: smallest },
  WW: { quick: [100, 200, 300, 500, 1000].map(wholeUnits), minimum: wholeUnits(100) },
  PAYONEX: { quick: [100, 200, 300, 500, 1000].map(wholeUnits), minimum: wholeUnits(100) },
  PAYTIMZ: { quick: [10, 50, 100, 500, 1000].map(wholeUnits), minimum: wholeUnits(10) },
  FP: { quick: [10, 50, 100, 500, 1000].map(wholeUnits), minimum: wholeUnits(10) },
} satisfies Record<string, Channel>

export type QrChannel = keyof typeof qrChannels

export const isQrChannel = (code: string | undefined): code is QrChannel =>
  code !== undefined && Object.hasOwn(qrChannels, code)

export const quickQrAmounts = (bankCode: QrChannel): readonly Minor[] => qrChannels[bankCode].quick

/** The settings may override the minimum of PAYTIMZ and FP. */
export function minimumOf(bankCode: QrChannel): Minor {
  const set: Partial<Record<QrChannel, Minor | null>> = {
    PAYTIMZ: settings.VITE_QR_MIN_PAYTIMZ,
    FP: settings.VITE_QR_MIN_FP,
  }
  return set[bankCode] ?? qrChannels[bankCode].minimum
}

/** Smaller amounts are sent to no channel (product, validation). */
export const leastSent = wholeUnits(1)

export const leastOf = (bankCode: QrChannel) => greater(leastSent, minimumOf(bankCode))
