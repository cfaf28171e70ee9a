import { mainWallet } from '../api/entities.ts'
import type { GameAccount } from '../api/wallet.ts'
import type { AccountFace } from '../lib/alerts.ts'

export const accountFaceOf = (code: string, games: readonly Pick<GameAccount, 'code' | 'logo'>[]): AccountFace =>
  code === mainWallet ? { of: 'main' } : { of: 'game', logo: games.find((game) => game.code === code)?.logo ?? null }
