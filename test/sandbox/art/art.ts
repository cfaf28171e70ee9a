import type { Game } from '../catalogue/games.ts'
import { createRandom } from '../random.ts'
import { motifs, type Palette } from './artMotifs.ts'

/** A game's sign on a rounded tile, as an SVG of 128 by 128. */
export function gameLogo(game: Game): string {
  const { hue } = game
  return svg(
    128,
    128,
    gradient(hsl(hue, 62, 46), hsl(hue - 24, 66, 26)) +
      '<rect width="128" height="128" rx="30" fill="url(#g)"/>' +
      '<rect x="1.5" y="1.5" width="125" height="125" rx="28.5" fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="3"/>' +
      place(game, 'translate(16 16) scale(0.96)'),
  )
}

/** A game's card picture, as an SVG of 640 by 400 that may be cropped at its edges: a stage in the game's colours. */
export function gameBackground({ hue, category }: Game): string {
  const random = createRandom(hue)
  return svg(
    640,
    400,
    gradient(hsl(hue, 64, 42), hsl(hue - 30, 68, 17)) +
      '<rect width="640" height="400" fill="url(#g)"/>' +
      `<circle cx="480" cy="200" r="230" fill="${hsl(hue, 86, 64)}" opacity="0.25"/>` +
      `<g fill="${hsl(hue + 12, 86, 80)}">${stages[category](random)}</g>`,
  )
}

type Random = ReturnType<typeof createRandom>

/** What is seen of each kind of game: rays and stars, a stand with its lights, balls that fly. */
const stages: Record<Game['category'], (random: Random) => string> = {
  slot: (random) =>
    times(
      12,
      (index) => `<path d="M480 200L458-420h44Z" opacity="0.16" transform="rotate(${index * 30 + 9} 480 200)"/>`,
    ) + times(9, () => star(random.integer(300, 620), random.integer(70, 330), random.integer(8, 34))),
  sport: (random) =>
    times(7, (index) => `<path d="M${index * 70 + 250} 420l160-440h34l-160 440Z" opacity="${0.08 + index * 0.025}"/>`) +
    times(8, () => dot(random.integer(330, 630), random.integer(70, 330), random.integer(4, 14), 0.5)),
  lotto: (random) =>
    times(11, () => dot(random.integer(300, 630), random.integer(60, 340), random.integer(14, 66), 0.2)) +
    times(5, () => dot(random.integer(330, 620), random.integer(80, 320), random.integer(5, 12), 0.8)),
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const dot = (x: number, y: number, r: number, opacity: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" opacity="${opacity}"/>`

/** A star of four points. */
const star = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z" opacity="0.85"/>`

/** A picture that looks like a QR code but holds nothing; the operator's real one is not ours to have. */
export function contactCode(): string {
  const random = createRandom(29)
  const cells = Array.from({ length: 29 * 29 }, (_, index) => ({ x: index % 29, y: Math.floor(index / 29) }))
    .filter(({ x, y }) => !isFinder(x, y) && random.next() < 0.48)
    .map(({ x, y }) => `M${x} ${y}h1v1h-1Z`)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 35 35" width="350" height="350">' +
    '<rect x="-3" y="-3" width="35" height="35" fill="#fff"/>' +
    `<path fill="#111827" shape-rendering="crispEdges" d="${cells.join('')}${finder(0, 0)}${finder(22, 0)}${finder(0, 22)}"/></svg>`
  )
}

function isFinder(x: number, y: number): boolean {
  return (x < 8 && y < 8) || (x > 20 && y < 8) || (x < 8 && y > 20)
}

function finder(x: number, y: number): string {
  return `M${x} ${y}h7v7h-7ZM${x + 1} ${y + 1}v5h5v-5ZM${x + 2} ${y + 2}h3v3h-3Z`
}

function place({ code, hue }: Game, transform: string): string {
  const draw = motifs[code]
  return draw ? `<g transform="${transform}">${draw(paletteOf(hue))}</g>` : ''
}

function paletteOf(hue: number): Palette {
  return { light: hsl(hue, 70, 95), mid: hsl(hue, 78, 72), deep: hsl(hue + 20, 64, 20), accent: hsl(44, 92, 62) }
}

/** A whole picture of a size that may be cropped at its edges. */
export function svg(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${content}</svg>`
}

/** Defines the ground `g` of a picture. */
export function gradient(from: string, to: string): string {
  const stops = `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient></defs>`
}

/** A colour; any number of degrees is a hue. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${(hue + 360) % 360}, ${saturation}%, ${lightness}%)`
}
