/** A game that the operator offers, the same for every member. */
export interface Game {
  code: string
  name: string
  category: 'slot' | 'sport' | 'lotto'
  /** How many of the game's own units one baht makes (product, entities: ftWalletSlot). */
  ftWalletSlot: number
  /** The hue of its drawn pictures, in degrees. */
  hue: number
  /**
   * How a player gets in: by the auto-login call with the username or with the password too, by a form posted to its
   * site, by a link for each kind of device, or by one link for all.
   */
  opens: 'login' | 'password' | 'form' | 'devices' | 'link'
}

/** Invented games; casino ones carry the category `sport`, as the wire has one category for "sport plus casino". */
export const games: readonly Game[] = [
  { code: 'neko', name: 'Neko Fortune', category: 'slot', ftWalletSlot: 1, hue: 348, opens: 'login' },
  { code: 'magma', name: 'Magma Reels', category: 'slot', ftWalletSlot: 10, hue: 18, opens: 'login' },
  { code: 'orchid', name: 'Orchid Spins', category: 'slot', ftWalletSlot: 1, hue: 300, opens: 'login' },
  { code: 'comet', name: 'Comet Jackpot', category: 'slot', ftWalletSlot: 0.5, hue: 232, opens: 'login' },
  { code: 'koi', name: 'Koi Palace', category: 'slot', ftWalletSlot: 1, hue: 8, opens: 'login' },
  { code: 'striker', name: 'Striker Arena', category: 'sport', ftWalletSlot: 1, hue: 146, opens: 'login' },
  { code: 'courtside', name: 'Courtside Nine', category: 'sport', ftWalletSlot: 1, hue: 30, opens: 'password' },
  { code: 'derby', name: 'Derby Line', category: 'sport', ftWalletSlot: 10, hue: 88, opens: 'password' },
  { code: 'baccara', name: 'Baccara Royale', category: 'sport', ftWalletSlot: 1, hue: 356, opens: 'password' },
  { code: 'roulette', name: 'Roulette Club', category: 'sport', ftWalletSlot: 0.5, hue: 168, opens: 'password' },
  { code: 'jade', name: 'Jade Table', category: 'sport', ftWalletSlot: 1, hue: 158, opens: 'password' },
  { code: 'seven', name: 'Seven Draw', category: 'lotto', ftWalletSlot: 1, hue: 268, opens: 'form' },
  { code: 'sunrise', name: 'Sunrise Lotto', category: 'lotto', ftWalletSlot: 1, hue: 40, opens: 'devices' },
  { code: 'lotus', name: 'Lotus Numbers', category: 'lotto', ftWalletSlot: 0.5, hue: 324, opens: 'link' },
]

/** The games whose auto-login call takes the username alone. */
export const autoLoginCodes = codesOf('login')

/** The games whose auto-login call takes the password too. */
export const autoLoginPasswordCodes = codesOf('password')

function codesOf(opens: Game['opens']): string[] {
  return games.filter((game) => game.opens === opens).map(({ code }) => code)
}

/** The game of a code, or undefined for a code that no game has. */
export function gameOf(code: string): Game | undefined {
  return games.find((game) => game.code === code)
}

/** The address of a game's drawn picture, relative to the origin that serves the sandbox. */
export function mediaPath(code: string, picture: 'logo' | 'background'): string {
  return `/sandbox/media/${code}-${picture}.svg`
}

/** The address of a game's own site, relative to the origin that serves the sandbox. */
export function sitePath(code: string): string {
  return `/sandbox/play/${code}`
}

/** Where a game is opened without an auto-login call; null where it is not. */
export function linksOf({ code, opens }: Game, origin: string) {
  const site = `${origin}${sitePath(code)}`
  const linkFor = (device: string) => (opens === 'devices' ? `${site}?device=${device}` : null)
  const needsTicket = opens === 'login' || opens === 'password'
  return { web: needsTicket ? null : site, android: linkFor('android'), ios: linkFor('ios') }
}
