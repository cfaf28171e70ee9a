import type { Slice } from '../../../api/spin.ts'

/** What a slice is painted and written with. */
export interface SliceColors {
  readonly ground: string
  readonly text: string
}

/** What takes the place of colours that are none, or that cannot be read. */
export interface Palette {
  /** Grounds, in turn. */
  readonly grounds: readonly [string, ...string[]]
  readonly dark: string
  readonly light: string
}

/** Brightness, 0 to 255, that text and its ground differ by at least; and from where on dark text reads better. */
const leastDifference = 64
const lightFrom = 140

/**
 * The colours of a wheel's slices. Those of the server are data: one that is no colour, and a text that nobody could read on its
 * ground, give way to the palette.
 * @param read a CSS colour as the canvas understands it, `#rrggbb` where it is opaque; null for what is no colour.
 */
export function colorsOf(slices: readonly Slice[], palette: Palette, read: (color: string) => string | null) {
  return slices.map(({ bgColor, textColor }, index): SliceColors => {
    const ground = read(bgColor) ?? read(groundAt(index, slices.length, palette)) ?? palette.light
    const text = read(textColor)
    const below = brightness(ground)
    const isReadable = text !== null && Math.abs(brightness(text) - below) >= leastDifference
    return { ground, text: isReadable ? text : below >= lightFrom ? palette.dark : palette.light }
  })
}

/** Grounds in turn; the last one differs from the first, which is its neighbour. */
function groundAt(index: number, count: number, { grounds }: Palette): string {
  const isOdd = index > 0 && index === count - 1 && index % grounds.length === 0
  return grounds[(index + (isOdd ? 1 : 0)) % grounds.length] ?? grounds[0]
}

/** How bright a colour seems, 0 to 255; what is see-through lies on white. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = /^#[\da-f]{6}$/i.test(color)
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number)
  return (0.299 * red + 0.587 * green + 0.114 * blue) * alpha + 255 * (1 - alpha)
}
