import { parseAmount } from '../../i18n/amounts.ts'
import { greater, smallest, wholeUnits } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'

/** The limits of one withdrawal; null where the server has none. */
export interface Limits {
  readonly min: Minor | null
  readonly max: Minor | null
}

/** Why an amount cannot be withdrawn. The first two are in the spec, the others come from `parseAmount`. */
export type WithdrawProblem = 'minimum' | 'maximum' | 'unclear' | 'tooLong'

/** Checks what was typed. @returns the amount, or why nothing may be sent. */
export function checkWithdraw(typed: string, { min, max }: Limits): Minor | WithdrawProblem {
  const amount = parseAmount(typed)
  if (amount === 'empty') return 'minimum'
  if (typeof amount === 'string') return amount
  // Zero cannot be withdrawn, even without a limit.
  if (amount < greater(min ?? smallest, smallest)) return 'minimum'
  return max !== null && amount > max ? 'maximum' : amount
}

const quick = [500, 1_000, 5_000].map(wholeUnits)

/** The amounts to choose with one tap: round ones that the limits and the balance (null where it is not known) let out. */
export const quickAmounts = ({ min }: Limits, most: Minor | null): Minor[] =>
  quick.filter((amount) => amount >= (min ?? 0) && most !== null && amount <= most)
