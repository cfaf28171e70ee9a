import { mainWallet } from '../api/entities.ts'
import type { GameAccount, Wallet } from '../api/wallet.ts'
import type { Currency } from '../i18n/money.ts'
import { multiply, wholeUnits } from '../lib/money/amounts.ts'
import { sum, type Minor } from '../lib/money/minor.ts'
import { settings } from '../lib/settings/settings.ts'

/** A smaller transfer is refused (product, numbers). */
export const minimumTransfer = wholeUnits(1)

export interface TransferAccount {
  readonly code: string
  /** Null for the main wallet. */
  readonly name: string | null
  readonly logo: string | null
  /** Null if the server sent no number. */
  readonly amount: Minor | null
}

export const transferAccounts = (wallet: Wallet): TransferAccount[] => [
  { code: mainWallet, name: null, logo: null, amount: wallet.wallet.amount },
  ...wallet.slots
    .filter((game) => game.isActive && game.code !== '')
    .map(({ code, name, logo, amount }) => ({ code, name: name || code, logo, amount })),
]

export const walletValue = ({ amount, ftWalletSlot }: Pick<GameAccount, 'amount' | 'ftWalletSlot'>) =>
  amount === null || ftWalletSlot === null ? null : multiply(amount, ftWalletSlot)

interface Balances {
  readonly wallet: { readonly amount: Minor | null }
  readonly slots: readonly { readonly isActive: boolean; readonly amount: Minor | null }[]
}

/** A sum is null if a part is unknown. */
export function totals(wallet: Balances) {
  const main = wallet.wallet.amount
  // All games count (product, entities), but an inactive one may lack an amount.
  const games = sum(wallet.slots.filter(({ isActive, amount }) => isActive || amount).map(({ amount }) => amount))
  return { main, games, all: sum([main, games]) }
}

/** Outside the Laos build, always baht. */
export const currencyOf = (wallet: { profile: { currency: Currency | null } } | undefined): Currency =>
  settings.VITE_REGION === 'la' ? (wallet ? (wallet.profile.currency ?? 'LAK') : '') : 'BAHT'
