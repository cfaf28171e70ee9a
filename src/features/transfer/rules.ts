import { parseAmount } from '../../i18n/parseAmount.ts'

/** The least that can be transferred: 1 baht, in minor units (spec, section 9). */
export const minimumMinor = 100

/** What was chosen and typed; an empty code is an account not chosen yet. */
export interface TransferDraft {
  readonly from: string
  readonly to: string
  readonly typed: string
}

/** Why a draft cannot be sent. The first three are the spec's; the amount's own come from reading it. */
export type TransferProblem = 'selectAccount' | 'sameAccount' | 'minimum' | 'unclear' | 'tooLong'

/** Checks a draft in the spec's order. @returns the amount in minor units, or why nothing may be sent. */
export function checkTransfer({ from, to, typed }: TransferDraft): number | TransferProblem {
  if (from === '' || to === '') return 'selectAccount'
  if (from === to) return 'sameAccount'
  const amount = parseAmount(typed)
  if (amount === 'empty') return 'minimum'
  if (typeof amount === 'string') return amount
  return amount < minimumMinor ? 'minimum' : amount
}

/** Whether a problem lies in the accounts rather than in the amount. */
export const isAboutAccounts = (problem: TransferProblem) => problem === 'selectAccount' || problem === 'sameAccount'
