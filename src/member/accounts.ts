import type { GameAccount, Wallet } from '../api/wallet.ts'
import type { Amount } from '../api/entities.ts'
import type { Currency } from '../i18n/money.ts'
import { toMinor } from '../i18n/money.ts'
import { settings } from '../settings/settings.ts'

/** The main wallet's account code in transfers (contract). */
export const mainWallet = 'wallet'

/** An account that can give and take money: the main wallet (no name of its own) or an active game account. */
export interface Account {
  readonly code: string
  /** The game's name; null for the main wallet. */
  readonly name: string | null
  /** In the member's currency; null when the server sent no number. */
  readonly amount: Amount
}

/** The accounts between which money can be moved: the main wallet first, then the active games in the server's order. */
export const transferAccounts = (wallet: Wallet): Account[] => [
  { code: mainWallet, name: null, amount: wallet.wallet.amount },
  ...wallet.slots
    .filter((game) => game.isActive && game.code !== '')
    .map(({ code, name, amount }) => ({ code, name: name || code, amount })),
]

/** Main wallet, all game accounts, and both together, in minor units; null where a part is no number. */
export function totals(wallet: Wallet): { main: number | null; games: number | null; all: number | null } {
  const main = toMinor(wallet.wallet.amount)
  const games = wallet.slots.reduce<number | null>((sum, game) => {
    // Every account counts (spec, section 3); one that is not open yet may lack an amount, and holds nothing then.
    const part = toMinor(game.amount) ?? (game.isActive ? null : 0)
    return sum === null || part === null ? null : sum + part
  }, 0)
  return { main, games, all: main === null || games === null ? null : main + games }
}

/** What a game account's amount is worth in the wallet: amount × ftWalletSlot, in minor units; null if either is no number. */
export function walletValue({ amount, ftWalletSlot }: Pick<GameAccount, 'amount' | 'ftWalletSlot'>): number | null {
  const minor = toMinor(amount)
  return minor === null || ftWalletSlot === null ? null : Math.round(minor * ftWalletSlot)
}

/** The currency that amounts are shown in: baht, or in the Laos build the member's own, LAK unless told. */
export const currencyOf = (wallet: Wallet | undefined): Currency =>
  settings.VITE_REGION === 'la' ? (wallet?.profile.currency ?? 'LAK') : 'BAHT'
