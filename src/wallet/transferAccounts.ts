import { mainWallet } from '../api/entities.ts'
import type { Wallet } from '../api/wallet.ts'
import type { Minor } from '../money/minor.ts'

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
