import type { Wallet } from '../api/wallet.ts'
import type { Currency } from '../i18n/money.ts'
import { sum, type Minor } from '../money/minor.ts'
import { settings } from '../settings/settings.ts'

/** The main wallet's account code in transfers (contract). */
export const mainWallet = 'wallet'

/** An account that can give and take money: the main wallet (no name of its own) or an active game account. */
export interface Account {
  readonly code: string
  /** The game's name; null for the main wallet. */
  readonly name: string | null
  /** Null when the server sent no number. */
  readonly amount: Minor | null
}

/** The accounts between which money can be moved: the main wallet first, then the active games in the server's order. */
export const transferAccounts = (wallet: Wallet): Account[] => [
  { code: mainWallet, name: null, amount: wallet.wallet.amount },
  ...wallet.slots
    .filter((game) => game.isActive && game.code !== '')
    .map(({ code, name, amount }) => ({ code, name: name || code, amount })),
]

/** Main wallet, all game accounts, and both together; null where a part is no number. */
export function totals(wallet: Wallet) {
  const main = wallet.wallet.amount
  // An account that is not open yet need not say what it holds: nothing, then.
  const games = sum(wallet.slots.filter(({ isActive, amount }) => isActive || amount).map(({ amount }) => amount))
  return { main, games, all: sum([main, games]) }
}

/** The currency that amounts are shown in: baht, or in the Laos build the member's own, LAK unless told. */
export const currencyOf = (wallet: Wallet | undefined): Currency =>
  settings.VITE_REGION === 'la' ? (wallet?.profile.currency ?? 'LAK') : 'BAHT'
