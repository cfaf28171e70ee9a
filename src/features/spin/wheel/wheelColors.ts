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

/** With the brand's palette. */
export function wheelColors(slices: readonly Slice[]) {
  const style = getComputedStyle(document.documentElement)
  const role = (name: string) => style.getPropertyValue(name).trim()
  const context = document.createElement('canvas').getContext('2d')
  const read = (color: string) => context && readColor(context, color)
  const grounds = [role('--brand'), role('--brand-gold'), '#4f5a6e'] as const
  const palette: Palette = { grounds, dark: role('--brand-ink'), light: '#ffffff' }
  return sliceColors(slices, palette, read)
}

/** @returns null if invalid: the canvas then keeps its colour. */
function readColor(context: CanvasRenderingContext2D, color: string): string | null {
  const [first, second] = ['#000000', '#ffffff'].map((before) => {
    context.fillStyle = before
    context.fillStyle = color
    return context.fillStyle
  })
  return typeof first === 'string' && first === second ? first : null
}

export type SliceColors = ReturnType<typeof sliceColors>[number]

/** The palette replaces invalid colours and unreadable text. `read`: `#rrggbb` if opaque; null if invalid. */
export function sliceColors(slices: readonly Slice[], palette: Palette, read: (color: string) => string | null) {
  const { grounds } = palette
  return slices.map(({ code, label, bgColor, textColor }, index) => {
    const ground = read(bgColor) ?? read(grounds[groundIndex(index, slices.length)] ?? '') ?? palette.light
    const text = read(textColor)
    const below = brightness(ground)
    const isReadable = text !== null && Math.abs(brightness(text) - below) >= minDifference
    const color = isReadable ? text : below >= minLightBrightness ? palette.dark : palette.light
    return { code, label, ground, color, isGold: ground === read(grounds[1]) }
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
