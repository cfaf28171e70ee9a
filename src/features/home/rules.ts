import type { GameAccount } from '../../api/wallet.ts'
import { walletValue } from '../../wallet/accounts.ts'

/** Inactive games and unknown amounts sort last. */
const weightOf = (game: GameAccount) => (game.isActive ? 1 : 0) * 1e15 + (walletValue(game) ?? -1)

export const inOrder = (games: readonly GameAccount[]): GameAccount[] =>
  [...games].sort((one, other) => weightOf(other) - weightOf(one))

const mostAtHand = 8

export const atHand = (games: readonly GameAccount[]): GameAccount[] =>
  inOrder(games.filter(({ isActive, code }) => isActive && code !== '')).slice(0, mostAtHand)
