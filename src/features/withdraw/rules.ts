import { parseAmount } from '../../i18n/parseAmount.ts'
import { greater, smallest, wholeUnits } from '../../money/amounts.ts'
import type { Minor } from '../../money/minor.ts'

/** The least and the most of one withdrawal; null where the server names none. */
export interface Limits {
  readonly min: Minor | null
  readonly max: Minor | null
}

/** Why an amount cannot be withdrawn: the first two are the spec's, the others come from reading it. */
export type WithdrawProblem = 'minimum' | 'maximum' | 'unclear' | 'tooLong'

/** Checks what was typed. @returns the amount, or why nothing may be sent. */
export function checkWithdraw(typed: string, { min, max }: Limits): Minor | WithdrawProblem {
  const amount = parseAmount(typed)
  if (amount === 'empty') return 'minimum'
  if (typeof amount === 'string') return amount
  // Without a limit of the server's nothing still cannot be withdrawn.
  if (amount < greater(min ?? smallest, smallest)) return 'minimum'
  return max !== null && amount > max ? 'maximum' : amount
}

const quick = [500, 1_000, 5_000].map(wholeUnits)

/** The amounts to choose with one tap: round ones that the limits and the balance (null where it is not known) let out. */
export const quickAmounts = ({ min }: Limits, most: Minor | null): Minor[] =>
  quick.filter((amount) => amount >= (min ?? 0) && most !== null && amount <= most)
