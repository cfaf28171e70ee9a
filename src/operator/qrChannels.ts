import { greater, smallest, wholeUnits } from '../lib/money/amounts.ts'
import type { Minor } from '../lib/money/minor.ts'
import { settings } from '../lib/settings/settings.ts'

interface Channel {
  /** Amounts to choose with one tap. */
  readonly quick: readonly Minor[]
  /** The least amount of a code. */
  readonly minimum: Minor
}

/** The channels that are paid by QR code, by their bank code (spec, section 9). */
const channels = {
  KBANK: { quick: [10, 20, 50, 100, 500, 1000].map(wholeUnits), minimum: smallest },
  WW: { quick: [100, 200, 300, 500, 1000].map(wholeUnits), minimum: wholeUnits(100) },
  PAYONEX: { quick: [100, 200, 300, 500, 1000].map(wholeUnits), minimum: wholeUnits(100) },
  PAYTIMZ: { quick: [10, 50, 100, 500, 1000].map(wholeUnits), minimum: wholeUnits(10) },
  FP: { quick: [10, 50, 100, 500, 1000].map(wholeUnits), minimum: wholeUnits(10) },
} satisfies Record<string, Channel>

/** A channel's bank code. */
export type BankCode = keyof typeof channels

/** True for the bank code of a channel that is paid by QR code. */
export const isBankCode = (code: string | undefined): code is BankCode =>
  code !== undefined && Object.hasOwn(channels, code)

/** A channel's quick amounts. */
export const quickAmounts = (bankCode: BankCode): readonly Minor[] => channels[bankCode].quick

/** The amount from which the create button is enabled. The settings can set it for PAYTIMZ and FP. */
export function minimumOf(bankCode: BankCode): Minor {
  const set = {
    PAYTIMZ: settings.VITE_QR_MIN_PAYTIMZ,
    FP: settings.VITE_QR_MIN_FP,
    KBANK: null,
    WW: null,
    PAYONEX: null,
  }
  return set[bankCode] ?? channels[bankCode].minimum
}

/** The least amount for any channel, whatever its minimum (spec, section 5). */
export const leastSent = wholeUnits(1)

/** The least amount that can be sent. */
export const leastOf = (bankCode: BankCode) => greater(leastSent, minimumOf(bankCode))
