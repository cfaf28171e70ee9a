import { mainWallet } from '../api/entities.ts'
import type { GameAccount } from '../api/wallet.ts'
import type { AccountIcon } from '../lib/alerts.ts'

export const accountIconOf = (code: string, games: readonly Pick<GameAccount, 'code' | 'logo'>[]): AccountIcon =>
  code === mainWallet ? { of: 'main' } : { of: 'game', logo: games.find((game) => game.code === code)?.logo ?? null }
