import type { GameAccount } from '../../api/wallet.ts'
import { walletValue } from '../../wallet/accounts.ts'

/** What a game holds for its place in a row: more than nothing comes first, no number last. */
const weightOf = (game: GameAccount) => (game.isActive ? 1 : 0) * 1e15 + (walletValue(game) ?? -1)

/** Open games first, by what they hold in the wallet; else as the server lists them. */
export const inOrder = (games: readonly GameAccount[]): GameAccount[] =>
  [...games].sort((one, other) => weightOf(other) - weightOf(one))

/** How many games can be gone on with at a tap. */
const mostAtHand = 8

/** The open games that have a code to be opened by, by what they hold. */
export const atHand = (games: readonly GameAccount[]): GameAccount[] =>
  inOrder(games.filter(({ isActive, code }) => isActive && code !== '')).slice(0, mostAtHand)
