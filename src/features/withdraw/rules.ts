import { parseAmount, type AmountProblem } from '../../i18n/amounts.ts'
import type { Currency } from '../../i18n/money.ts'
import { greater, smallest, wholeUnits } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'

/** Null means no limit. */
export interface AmountLimits {
  readonly min: Minor | null
  readonly max: Minor | null
}

export interface WithdrawDraft {
  readonly amountText: string
}

export type WithdrawProblem = 'minimum' | 'maximum' | Exclude<AmountProblem, 'empty'>

/** @returns the amount, or the first problem. */
export function validateWithdraw(
  { amountText }: WithdrawDraft,
  currency: Currency,
  { min, max }: AmountLimits,
): Minor | WithdrawProblem {
  const amount = parseAmount(amountText, currency)
  if (amount === 'empty') return 'minimum'
  if (typeof amount === 'string') return amount
  // Zero is invalid, even without a limit.
  if (amount < greater(min ?? smallest, smallest)) return 'minimum'
  return max !== null && amount > max ? 'maximum' : amount
}

const withdrawChipAmounts = [500, 1_000, 5_000, 10_000].map(wholeUnits)

/** The field’s own button takes the most. */
export function withdrawChips({ min }: AmountLimits, most: Minor | null): Minor[] {
  const least = greater(min ?? smallest, smallest)
  return withdrawChipAmounts.filter((amount) => most !== null && amount >= least && amount <= most).slice(-3)
}
