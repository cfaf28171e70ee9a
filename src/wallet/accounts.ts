import type { Currency } from '../i18n/money.ts'
import { sum, type Minor } from '../lib/money/minor.ts'
import { settings } from '../lib/settings/settings.ts'
import { mainWallet } from '../api/entities.ts'
import type { GameAccount, Wallet } from '../api/wallet.ts'
import { times } from '../lib/money/amounts.ts'

/** An account that can send and receive money: the main wallet (no name of its own) or an active game account. */
export interface Account {
  readonly code: string
  /** The game's name; null for the main wallet. */
  readonly name: string | null
  /** The game's picture, as the server names it; null for none. */
  readonly logo: string | null
  /** Null when the server sent no number. */
  readonly amount: Minor | null
}

/** The accounts between which money can be moved: the main wallet first, then the active games in the server's order. */
export const transferAccounts = (wallet: Wallet): Account[] => [
  { code: mainWallet, name: null, logo: null, amount: wallet.wallet.amount },
  ...wallet.slots
    .filter((game) => game.isActive && game.code !== '')
    .map(({ code, name, logo, amount }) => ({ code, name: name || code, logo, amount })),
]

/** The value of a game account's amount in the wallet: amount × ftWalletSlot; null if either is no number. */
export const walletValue = ({ amount, ftWalletSlot }: Pick<GameAccount, 'amount' | 'ftWalletSlot'>) =>
  amount === null || ftWalletSlot === null ? null : times(amount, ftWalletSlot)

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
