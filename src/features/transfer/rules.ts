import { parseAmount } from '../../i18n/parseAmount.ts'
import { wholeUnits } from '../../money/amounts.ts'
import type { Minor } from '../../money/minor.ts'

/** The least that can be transferred: 1 baht (spec, section 9). */
export const minimumMinor = wholeUnits(1)

/** What was chosen and typed; an empty code is an account not chosen yet. */
export interface TransferDraft {
  readonly from: string
  readonly to: string
  readonly typed: string
}

/** Why a draft cannot be sent. The first three are the spec's; the amount's own come from reading it. */
export type TransferProblem = 'selectAccount' | 'sameAccount' | 'minimum' | 'unclear' | 'tooLong'

/** Checks a draft in the spec's order. @returns the amount, or why nothing may be sent. */
export function checkTransfer({ from, to, typed }: TransferDraft): Minor | TransferProblem {
  if (from === '' || to === '') return 'selectAccount'
  if (from === to) return 'sameAccount'
  const amount = parseAmount(typed)
  if (amount === 'empty') return 'minimum'
  if (typeof amount === 'string') return amount
  return amount < minimumMinor ? 'minimum' : amount
}

/** Whether a problem lies in the accounts rather than in the amount. */
export const isAboutAccounts = (problem: TransferProblem) => problem === 'selectAccount' || problem === 'sameAccount'
