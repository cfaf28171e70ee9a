import type { GameAccount } from '../api/wallet.ts'
import { times } from '../money/amounts.ts'

/** What a game account's amount is worth in the wallet: amount × ftWalletSlot; null if either is no number. */
export const walletValue = ({ amount, ftWalletSlot }: Pick<GameAccount, 'amount' | 'ftWalletSlot'>) =>
  amount === null || ftWalletSlot === null ? null : times(amount, ftWalletSlot)
