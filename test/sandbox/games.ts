/** A game that the operator offers, the same for every member. */
export interface Game {
  code: string
  name: string
  category: 'slot' | 'sport' | 'lotto'
  /** How many of the game's own units one baht makes (spec: ftWalletSlot). */
  ftWalletSlot: number
  /** The hue of its drawn pictures, in degrees. */
  hue: number
}

/** Invented games; casino ones carry the category `sport`, as the wire has one category for "sport plus casino". */
export const games: readonly Game[] = [
  { code: 'neko', name: 'Neko Fortune', category: 'slot', ftWalletSlot: 1, hue: 348 },
  { code: 'magma', name: 'Magma Reels', category: 'slot', ftWalletSlot: 10, hue: 18 },
  { code: 'orchid', name: 'Orchid Spins', category: 'slot', ftWalletSlot: 1, hue: 300 },
  { code: 'comet', name: 'Comet Jackpot', category: 'slot', ftWalletSlot: 0.5, hue: 232 },
  { code: 'koi', name: 'Koi Palace', category: 'slot', ftWalletSlot: 1, hue: 8 },
  { code: 'striker', name: 'Striker Arena', category: 'sport', ftWalletSlot: 1, hue: 146 },
  { code: 'courtside', name: 'Courtside Nine', category: 'sport', ftWalletSlot: 1, hue: 30 },
  { code: 'derby', name: 'Derby Line', category: 'sport', ftWalletSlot: 10, hue: 88 },
  { code: 'baccara', name: 'Baccara Royale', category: 'sport', ftWalletSlot: 1, hue: 356 },
  { code: 'roulette', name: 'Roulette Club', category: 'sport', ftWalletSlot: 0.5, hue: 168 },
  { code: 'jade', name: 'Jade Table', category: 'sport', ftWalletSlot: 1, hue: 158 },
  { code: 'seven', name: 'Seven Draw', category: 'lotto', ftWalletSlot: 1, hue: 268 },
  { code: 'sunrise', name: 'Sunrise Lotto', category: 'lotto', ftWalletSlot: 1, hue: 40 },
  { code: 'lotus', name: 'Lotus Numbers', category: 'lotto', ftWalletSlot: 0.5, hue: 324 },
]

/** The game of a code, or undefined for a code that no game has. */
export function gameOf(code: string): Game | undefined {
  return games.find((game) => game.code === code)
}

/** The address of a game's drawn picture, relative to the origin that serves the sandbox. */
export function mediaPath(code: string, picture: 'logo' | 'background'): string {
  return `/sandbox/media/${code}-${picture}.svg`
}
