import { mainWallet } from '../../api/entities.ts'
import { parseAmount } from '../../i18n/amounts.ts'
import { wholeUnits } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'

/** The least amount of a transfer: 1 baht (spec, section 9). */
export const minimumMinor = wholeUnits(1)

const quick = [100, 500, 1_000].map(wholeUnits)

/** The amounts to choose with one tap: round ones that the source (null where its balance is not known) holds. */
export const quickAmounts = (source: Minor | null): Minor[] =>
  quick.filter((amount) => source !== null && amount <= source)

/** The input of the form. An empty code is an account that is not chosen yet. */
export interface TransferDraft {
  readonly from: string
  readonly to: string
  readonly typed: string
}

/** Why a draft cannot be sent. The first three are in the spec, the others come from `parseAmount`. */
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

/** True for a problem of the accounts, not of the amount. */
export const isAboutAccounts = (problem: TransferProblem) => problem === 'selectAccount' || problem === 'sameAccount'

/** What a new form may begin with, as far as it is known: the accounts that the address names, and the last target. */
export interface Wanted {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly lastTo: string | null
}

/**
 * The accounts that a form begins with: those that the address names; else from the main wallet to the last target, or to the first
 * game. A side is empty where there is no other account.
 */
export function firstAccounts(codes: readonly string[], { from: wantedFrom, to: wantedTo, lastTo }: Wanted) {
  const known = (code: string | null | undefined, other = '') =>
    code && code !== other && codes.includes(code) ? code : undefined
  const to = known(wantedTo)
  const from = known(wantedFrom, to) ?? known(mainWallet, to) ?? known(lastTo, to) ?? codes.find((code) => code !== to)
  const target = to ?? (from === mainWallet ? known(lastTo, from) : known(mainWallet, from))
  return { from: from ?? '', to: target ?? codes.find((code) => code !== from) ?? '' }
}
