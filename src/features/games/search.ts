import type { GameAccount } from '../../api/wallet.ts'

/** Neither case, accents nor Thai and Lao tone marks count; their vowels do. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0e48-\u0e4b\u0ec8-\u0ecb]/g, '')
    // One key types this vowel, so it counts as a single letter.
    .replace(/\u0e4d\u0e32/g, '\u0e33')
    .replace(/\u0ecd\u0eb2/g, '\u0eb3')
    .toLowerCase()

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

interface Name {
  /** Spaces are left out. */
  readonly letters: string
  /** A word may begin anywhere in Thai and Lao, which set no spaces. */
  readonly starts: readonly number[]
}

function nameOf(text: string): Name {
  let letters = ''
  const starts: number[] = []
  for (const word of wordsOf(text)) {
    for (let at = 0; at < word.length; at += 1)
      if (at === 0 || /[\u0e00-\u0eff]/.test(word.charAt(at))) starts.push(letters.length + at)
    letters += word
  }
  return { letters, starts }
}

interface IndexedGame {
  readonly game: GameAccount
  readonly names: readonly Name[]
}

/** Made once for all searches, as there may be thousands of games. */
export const indexOf = (games: readonly GameAccount[]): IndexedGame[] =>
  games.filter(({ code }) => code !== '').map((game) => ({ game, names: [game.name, game.code].map(nameOf) }))

/** Shorter words are like too many others. */
const leastForTypo = 4

/** True if the name continues with the query from there, but for one letter added, left out, replaced, or swapped with the next. */
function isAlmostAt({ letters }: Name, at: number, query: string): boolean {
  let same = 0
  while (query[same] === letters[at + same] && same < query.length) same += 1
  const next = at + same
  const continues = (from: number, in_: number) => letters.startsWith(query.slice(same + from), next + in_)
  const isSwapped = query[same] === letters[next + 1] && query[same + 1] === letters[next]
  return continues(1, 0) || continues(0, 1) || continues(1, 1) || (isSwapped && continues(2, 2))
}

type Match = (name: Name, query: string, words: readonly string[]) => boolean

/** The best first; the last counts only where none else does. */
const matches: readonly Match[] = [
  ({ letters }, query) => letters.startsWith(query),
  ({ letters, starts }, query) => starts.some((at) => letters.startsWith(query, at)),
  ({ letters }, query) => letters.includes(query),
  ({ letters }, _, words) => words.every((word) => letters.includes(word)),
  (name, query) => query.length >= leastForTypo && name.starts.some((at) => isAlmostAt(name, at, query)),
]

/** The best first, equals in their order; all if nothing is sought. */
export function findGames(index: readonly IndexedGame[], typed: string): GameAccount[] {
  const words = wordsOf(typed)
  const query = words.join('')
  const found: GameAccount[][] = matches.map(() => [])
  for (const { game, names } of index) {
    const rank = matches.findIndex((match) => names.some((name) => match(name, query, words)))
    found[rank]?.push(game)
  }
  const almost = found.pop() ?? []
  const right = found.flat()
  return right.length > 0 ? right : almost
}

const mostPlayed = 4

/** The games that money moved into or out of last. */
export function playedLast(
  rows: readonly { readonly from: string; readonly to: string; readonly progress: string }[],
  games: readonly GameAccount[],
): GameAccount[] {
  const moved = rows.filter(({ progress }) => progress === 'success').flatMap(({ from, to }) => [to, from])
  const byCode = new Map(games.map((game) => [game.code, game]))
  return [...new Set(moved)].flatMap((code) => byCode.get(code) ?? []).slice(0, mostPlayed)
}
