import type { Slice } from '../../../api/spin.ts'

/** The colours of a slice. */
export interface SliceColors {
  readonly ground: string
  readonly text: string
}

/** The colours that replace invalid ones and unreadable ones. */
export interface Palette {
  /** Background colours that alternate. */
  readonly grounds: readonly [string, string, string]
  readonly dark: string
  readonly light: string
}

/** Of the palette. */
const groundsCount = 3

/** The least difference in brightness (0 to 255) of text and ground, and the brightness from which text is dark. */
const minDifference = 64
const lightFrom = 140

/**
 * The colours of a wheel's slices. The palette replaces an invalid colour of the server, and a text colour with too little contrast.
 * @param read a CSS colour as the canvas parses it, `#rrggbb` if it is opaque; null for an invalid one.
 */
export function colorsOf(slices: readonly Slice[], palette: Palette, read: (color: string) => string | null) {
  const { grounds } = palette
  return slices.map(({ bgColor, textColor }, index): SliceColors => {
    const ground = read(bgColor) ?? read(grounds[groundIndex(index, slices.length)] ?? '') ?? palette.light
    const text = read(textColor)
    const below = brightness(ground)
    const isReadable = text !== null && Math.abs(brightness(text) - below) >= minDifference
    return { ground, text: isReadable ? text : below >= lightFrom ? palette.dark : palette.light }
  })
}

/** The place of a slice's ground in the palette. Grounds alternate. The last one differs from the first, which is its neighbour. */
function groundIndex(index: number, count: number): number {
  const isOdd = index > 0 && index === count - 1 && index % groundsCount === 0
  return (index + (isOdd ? 1 : 0)) % groundsCount
}

/** The perceived brightness of a colour on white, 0 to 255. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOnWhite(color)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** A colour on white as `#rrggbb`. */
export const onWhite = (color: string): string =>
  `#${partsOnWhite(color)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`

/** Red, green and blue of a colour on white, 0 to 255. */
function partsOnWhite(color: string): number[] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = /^#[\da-f]{6}$/i.test(color)
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue].map((part) => part * alpha + 255 * (1 - alpha))
}
