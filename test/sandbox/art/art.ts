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
