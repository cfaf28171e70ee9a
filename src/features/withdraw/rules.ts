import { parseAmount, type AmountProblem } from '../../i18n/amounts.ts'
import type { Currency } from '../../i18n/money.ts'
import { greater, smallest, wholeUnits } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { problemsOf } from '../../lib/problemsOf.ts'

/** Null means no limit. */
export interface AmountLimits {
  readonly min: Minor | null
  readonly max: Minor | null
}

export interface WithdrawDraft {
  readonly amountText: string
}

export const emptyDraft: WithdrawDraft = { amountText: '' }

/** `amount` is null while it has a problem. */
export function checkWithdraw({ amountText }: WithdrawDraft, currency: Currency, limits: AmountLimits) {
  const amount = parseAmount(amountText, currency)
  const problems = problemsOf({ amountText: amountProblem(amount, limits) })
  const isValid = Object.keys(problems).length === 0
  return { amount: typeof amount === 'string' || 'amountText' in problems ? null : amount, isValid, problems }
}

export type WithdrawProblems = ReturnType<typeof checkWithdraw>['problems']

function amountProblem(amount: Minor | AmountProblem, { min, max }: AmountLimits) {
  if (amount === 'empty') return 'minimum'
  if (typeof amount === 'string') return amount
  // Zero is invalid, even without a limit.
  if (amount < greater(min ?? smallest, smallest)) return 'minimum'
  return max !== null && amount > max ? 'maximum' : null
}

const withdrawChipAmounts = [500, 1_000, 5_000, 10_000].map(wholeUnits)

/** The field’s own button takes the most. */
export function withdrawChips({ min }: AmountLimits, most: Minor | null): Minor[] {
  const least = greater(min ?? smallest, smallest)
  return withdrawChipAmounts.filter((amount) => most !== null && amount >= least && amount <= most).slice(-3)
}
