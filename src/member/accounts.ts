import type { Wallet } from '../api/wallet.ts'
import type { Currency } from '../i18n/money.ts'
import { sum } from '../money/minor.ts'
import { settings } from '../settings/settings.ts'

/** The main wallet's account code in transfers (contract). */
export const mainWallet = 'wallet'

/** Main wallet, all game accounts, and both together; null where a part is no number. */
export function totals(wallet: Wallet) {
  const main = wallet.wallet.amount
  // Every account counts (spec, section 3); one that is not open yet may lack an amount, and holds nothing then.
  const games = sum(wallet.slots.filter(({ isActive, amount }) => isActive || amount).map(({ amount }) => amount))
  return { main, games, all: sum([main, games]) }
}

/** The currency that amounts are shown in: baht, or in the Laos build the member's own, LAK unless told. */
export const currencyOf = (wallet: Wallet | undefined): Currency =>
  settings.VITE_REGION === 'la' ? (wallet?.profile.currency ?? 'LAK') : 'BAHT'
