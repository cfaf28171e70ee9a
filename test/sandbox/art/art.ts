import type { Game } from '../catalogue/games.ts'
import { motifs } from './artMotifs.ts'

/** A game's sign on a rounded tile, as an SVG of 128 by 128. */
export function gameLogo(game: Game): string {
  return svg(
    [128, 128],
    [hsl(game.hue, 62, 46), hsl(game.hue - 24, 66, 26)],
    '<rect width="128" height="128" rx="30" fill="url(#g)"/>' +
      '<rect x="1.5" y="1.5" width="125" height="125" rx="28.5" fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="3"/>' +
      sign(game, 'translate(16 16) scale(0.96)'),
  )
}

/** A game's card picture, as an SVG of 640 by 400: its sign, faint and cut by the edge, on a stage in its colours. */
export const gameBackground = (game: Game): string =>
  stage(
    [640, 400],
    game.hue,
    [470, 200],
    `<g opacity="0.25">${sign(game, 'translate(540 200) rotate(9) scale(4.4) translate(-50 -50)')}</g>`,
  )

function sign({ code, hue }: Game, placed: string): string {
  const colours: Record<string, string> = {
    $l: hsl(hue, 70, 95),
    $m: hsl(hue, 78, 72),
    $d: hsl(hue + 20, 64, 20),
    $a: hsl(44, 92, 62),
  }
  const motif = (motifs[code] ?? '').replaceAll(/\$[lmda]/g, (name) => colours[name] ?? '')
  return `<g transform="${placed}" fill="none" stroke-linecap="round" stroke-linejoin="round">${motif}</g>`
}

/** A bonus's banner, as an SVG of 640 by 360: a gift between coins, whole in a low crop, too. */
export const bonusBanner = (hue: number): string =>
  stage(
    [640, 360],
    hue,
    [320, 118],
    `<g transform="translate(264 54) scale(0.8)">${gift(hue)}</g><g fill="${hsl(44, 92, 60)}" stroke="${hsl(36, 78, 42)}">${coins}</g>`,
  )

/** On both sides of a banner's middle. */
const coins = [-202, -150, -106, 106, 150, 202]
  .map((x) => ({ x: 320 + x, y: Math.abs(x) === 150 ? 146 : 90, radius: Math.abs(x) === 150 ? 22 : 14 }))
  .map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" stroke-width="${radius / 5}"/>`)
  .join('')

function gift(hue: number): string {
  const [light, deep, ribbon] = [hsl(hue, 80, 92), hsl(hue + 10, 56, 32), hsl(44, 92, 60)]
  return (
    `<rect x="8" y="62" width="124" height="92" rx="10" fill="${light}"/>` +
    `<rect y="40" width="140" height="34" rx="10" fill="${light}" stroke="${deep}" stroke-opacity="0.3" stroke-width="3"/>` +
    `<path d="M58 40h24v114H58Z" fill="${ribbon}"/>` +
    `<path d="M70 40C20 44 14 0 44 6c16 4 24 20 26 34 2-14 10-30 26-34 30-6 24 38-26 34Z" fill="none" stroke="${ribbon}" stroke-width="11"/>`
  )
}

/** A light with its rays, and something in it. */
function stage(size: Size, hue: number, [x, y]: Size, content = ''): string {
  const rays = Array.from(
    { length: 12 },
    (_, index) => `<path d="M0 0L-22-620h44Z" transform="rotate(${index * 30 + 9})"/>`,
  )
  return svg(
    size,
    [hsl(hue, 64, 42), hsl(hue - 30, 68, 17)],
    '<rect width="640" height="400" fill="url(#g)"/>' +
      `<g transform="translate(${x} ${y})" fill="${hsl(hue + 12, 86, 80)}"><circle r="230" opacity="0.2"/>` +
      `<g opacity="0.16">${rays.join('')}</g></g>${content}`,
  )
}

type Size = readonly [number, number]

/** A picture that may be cropped at its edges, on the ground `g` between two colours. */
function svg([width, height]: Size, [from, to]: readonly [string, string], content: string): string {
  const stops = `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
  const ground = `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient></defs>`
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${ground}${content}</svg>`
}

/** A colour; any number of degrees is a hue. */
function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${(hue + 360) % 360}, ${saturation}%, ${lightness}%)`
}
