import type { GameAccount, Wallet } from '../src/api/wallet.ts'

/** An active account at a game that holds nothing, but for what is told. */
export const game = (part: Partial<GameAccount> = {}): GameAccount => ({
  code: 'neko',
  name: 'Neko Fortune',
  logo: null,
  background: null,
  isActive: true,
  amount: 0,
  ftWalletSlot: 1,
  web: null,
  android: null,
  ios: null,
  category: 'slot',
  ...part,
})

/** What a member holds: so much in the main wallet (in the member's currency), and these games. */
export const wallet = (
  main: number | null,
  slots: GameAccount[] = [],
  currency: 'BAHT' | 'LAK' | null = null,
): Wallet => ({
  profile: { _id: 'm1', name: 'ก', username: '0812345678', createdAt: null, coin: null, currency },
  wallet: { amount: main },
  invite: null,
  slots,
})
