import { mainWallet } from '../../api/entities.ts'
import { parseAmount, type AmountProblem } from '../../i18n/amounts.ts'
import type { Currency } from '../../i18n/money.ts'
import { wholeUnits } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { minimumTransfer } from '../../wallet/accounts.ts'

const chipAmounts = [100, 500, 1_000].map(wholeUnits)

export const transferChips = (source: Minor | null): Minor[] =>
  chipAmounts.filter((amount) => source !== null && amount <= source)

export interface TransferDraft {
  readonly from: string
  readonly to: string
  readonly amountText: string
}

export type TransferProblem = 'selectAccount' | 'sameAccount' | 'minimum' | Exclude<AmountProblem, 'empty'>

/** @returns the amount, or the first problem. */
export function checkTransfer({ from, to, amountText }: TransferDraft, currency: Currency): Minor | TransferProblem {
  if (from === '' || to === '') return 'selectAccount'
  if (from === to) return 'sameAccount'
  const amount = parseAmount(amountText, currency)
  if (amount === 'empty') return 'minimum'
  if (typeof amount === 'string') return amount
  return amount < minimumTransfer ? 'minimum' : amount
}

export const isAboutAccounts = (problem: TransferProblem) => problem === 'selectAccount' || problem === 'sameAccount'

interface Wanted {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly lastTo: string | null
}

/** From the address, else from the main wallet to the last target or first game; '' without a candidate. */
export function firstAccounts(codes: readonly string[], { from: wantedFrom, to: wantedTo, lastTo }: Wanted) {
  const known = (code: string | null | undefined, other = '') =>
    code && code !== other && codes.includes(code) ? code : undefined
  const to = known(wantedTo)
  const from = known(wantedFrom, to) ?? known(mainWallet, to) ?? known(lastTo, to) ?? codes.find((code) => code !== to)
  const target = to ?? (from === mainWallet ? known(lastTo, from) : known(mainWallet, from))
  return { from: from ?? '', to: target ?? codes.find((code) => code !== from) ?? '' }
}
