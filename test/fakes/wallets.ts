import type { GameAccount, Wallet } from '../../src/api/wallet.ts'
import { toMinor } from '../../src/lib/money/decimals.ts'
import type { Minor } from '../../src/lib/money/minor.ts'

/** The app's amount from integer minor units; null stays null. */
export const minor = <Count extends number | null>(count: Count) => count as Count & (Minor | null)

/** An amount as the wire writes it. */
const read = (amount: number | null) => (amount === null ? null : toMinor(amount))

type GamePart = Partial<Omit<GameAccount, 'amount'>> & { amount?: number | null }

/** An active account at a game, by default empty; its amount as on the wire. */
export const game = ({ amount = 0, ...part }: GamePart = {}): GameAccount => ({
  code: 'neko',
  name: 'Neko Fortune',
  logo: null,
  background: null,
  isActive: true,
  amount: read(amount),
  ftWalletSlot: 1,
  web: null,
  android: null,
  ios: null,
  category: 'slot',
  ...part,
})

/** A member's wallet: an amount in the main wallet (as on the wire), and these games. */
export const wallet = (
  main: number | null,
  slots: GameAccount[] = [],
  currency: 'BAHT' | 'LAK' | null = null,
): Wallet => ({
  profile: { _id: 'm1', name: 'ก', username: '0812345678', createdAt: null, coin: null, currency },
  bankAccount: null,
  wallet: { amount: read(main) },
  invite: null,
  slots,
})
