import type { GameAccount } from '../../api/wallet.ts'
import { toMinor } from '../../i18n/money.ts'

/** What a game account's amount is worth in the wallet: amount × ftWalletSlot, in minor units; null if either is no number. */
export function walletValue({ amount, ftWalletSlot }: Pick<GameAccount, 'amount' | 'ftWalletSlot'>): number | null {
  const minor = toMinor(amount)
  return minor === null || ftWalletSlot === null ? null : Math.round(minor * ftWalletSlot)
}
