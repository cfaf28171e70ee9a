import type { Currency } from '../i18n/money.ts'
import { sum, type Minor } from '../money/minor.ts'
import { settings } from '../settings/settings.ts'

/** The parts of a wallet that its sums need. */
interface Balances {
  readonly wallet: { readonly amount: Minor | null }
  readonly slots: readonly { readonly isActive: boolean; readonly amount: Minor | null }[]
}

/** Main wallet, all game accounts, and both together; null where a part is no number. */
export function totals(wallet: Balances) {
  const main = wallet.wallet.amount
  // Every account counts (spec, section 3); one that is not open yet may lack an amount, and counts as empty then.
  const games = sum(wallet.slots.filter(({ isActive, amount }) => isActive || amount).map(({ amount }) => amount))
  return { main, games, all: sum([main, games]) }
}

/** The currency that amounts are shown in: baht, or in the Laos build the member's own, LAK by default. */
export const currencyOf = (wallet: { profile: { currency: Currency | null } } | undefined): Currency =>
  settings.VITE_REGION === 'la' ? (wallet?.profile.currency ?? 'LAK') : 'BAHT'
