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

/** A game's card picture, as an SVG of 640 by 400 that may be cropped at its edges. */
export function gameBackground(game: Game): string {
  const { hue } = game
  const random = createRandom(hue)
  const ring = () =>
    `<circle cx="${random.integer(0, 640)}" cy="${random.integer(0, 400)}" r="${random.integer(40, 190)}"/>`
  const rays = Array.from({ length: 9 }, (_, index) => `<path d="M470 210 L${index * 150 - 320} 900 h60 Z"/>`)
  return svg(
    640,
    400,
    gradient(hsl(hue, 58, 36), hsl(hue - 30, 62, 14)) +
      '<rect width="640" height="400" fill="url(#g)"/>' +
      `<g fill="${hsl(hue + 12, 80, 70)}" opacity="0.07">${rays.join('')}</g>` +
      `<g fill="none" stroke="#fff" stroke-width="2" opacity="0.1">${[ring(), ring(), ring(), ring()].join('')}</g>` +
      `<circle cx="470" cy="210" r="180" fill="${hsl(hue, 80, 62)}" opacity="0.16"/>` +
      `<g opacity="0.2">${place(game, 'translate(270 -10) scale(4.2)')}</g>`,
  )
}

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
