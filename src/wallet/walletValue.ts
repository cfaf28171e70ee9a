import type { GameAccount } from '../api/wallet.ts'
import { times } from '../money/amounts.ts'

/** The value of a game account's amount in the wallet: amount × ftWalletSlot; null if either is no number. */
export const walletValue = ({ amount, ftWalletSlot }: Pick<GameAccount, 'amount' | 'ftWalletSlot'>) =>
  amount === null || ftWalletSlot === null ? null : times(amount, ftWalletSlot)
