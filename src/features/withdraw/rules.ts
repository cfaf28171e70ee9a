import { parseAmount } from '../../i18n/parseAmount.ts'

/** The least and the most of one withdrawal in minor units; null where the server names none. */
export interface Limits {
  readonly min: number | null
  readonly max: number | null
}

/** Why an amount cannot be withdrawn: the first two are the spec's, the others come from reading it. */
export type WithdrawProblem = 'minimum' | 'maximum' | 'unclear' | 'tooLong'

/** Checks what was typed. @returns the amount in minor units, or why nothing may be sent. */
export function checkWithdraw(typed: string, { min, max }: Limits): number | WithdrawProblem {
  const amount = parseAmount(typed)
  if (amount === 'empty') return 'minimum'
  if (typeof amount === 'string') return amount
  // Without a limit of the server's nothing still cannot be withdrawn.
  if (amount < Math.max(min ?? 1, 1)) return 'minimum'
  return max !== null && amount > max ? 'maximum' : amount
}
