import type { Slice } from '../../../api/spin.ts'

export interface Palette {
  readonly grounds: readonly [string, string, string]
  readonly dark: string
  readonly light: string
}

const groundsCount = 3

/** Brightness, 0 to 255: minimum contrast, and from where text is dark. */
const minDifference = 64
const minLightBrightness = 140

/** The palette replaces invalid colours and unreadable text. `read`: `#rrggbb` if opaque; null if invalid. */
export function sliceColors(slices: readonly Slice[], palette: Palette, read: (color: string) => string | null) {
  const { grounds } = palette
  return slices.map(({ bgColor, textColor }, index) => {
    const ground = read(bgColor) ?? read(grounds[groundIndex(index, slices.length)] ?? '') ?? palette.light
    const text = read(textColor)
    const below = brightness(ground)
    const isReadable = text !== null && Math.abs(brightness(text) - below) >= minDifference
    return { ground, text: isReadable ? text : below >= minLightBrightness ? palette.dark : palette.light }
  })
}

/** The last slice must differ from the first, its neighbour. */
function groundIndex(index: number, count: number): number {
  const isOdd = index > 0 && index === count - 1 && index % groundsCount === 0
  return (index + (isOdd ? 1 : 0)) % groundsCount
}

/** Perceived, on white, 0 to 255. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = color.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number)
  return (0.299 * red + 0.587 * green + 0.114 * blue) * alpha + 255 * (1 - alpha)
}
