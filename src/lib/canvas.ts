import { fromBase64 } from './base64.ts'

export const contextFor = (width: number, height: number, settings?: CanvasRenderingContext2DSettings) =>
  Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', settings)

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A `scale` above 1 leaves the size. */
export function scaledDown({ width, height }: Size, scale: number): Size {
  const scaled = (side: number) => Math.max(1, Math.round(side * Math.min(1, scale)))
  return { width: scaled(width), height: scaled(height) }
}

/** With CORS, as another origin's image without it makes the canvas unreadable. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = address
  await image.decode()
  return image
}

/** Some browsers change the lowest bits, which nobody sees. */
const toleratedBits = 8

let isTrue: boolean | null = null

/** False where a private browser returns noise for drawn pixels. */
export function isCanvasTrue(): boolean {
  if (isTrue !== null) return isTrue
  try {
    const context = contextFor(8, 8)
    if (!context) return true
    const drawn = context.createImageData(8, 8)
    drawn.data.forEach((_, at) => (drawn.data[at] = at % 4 === 3 ? 255 : (at * 37) % 256))
    context.putImageData(drawn, 0, 0)
    const { data } = context.getImageData(0, 0, 8, 8)
    return (isTrue = drawn.data.every((value, at) => Math.abs(value - (data[at] ?? 0)) <= toleratedBits))
  } catch {
    return true
  }
}

/** Encodes the canvas as a PNG's data address; null with too little memory, or where the browser adds noise. */
export function pngOf(canvas: HTMLCanvasElement): string | null {
  if (!isCanvasTrue()) return null
  const drawn = canvas.toDataURL('image/png')
  return drawn.startsWith('data:image/png') ? drawn : null
}

/** The CSP forbids fetching data addresses. */
export const fileOf = (source: string, name: string, type = 'image/png') =>
  new File([fromBase64(source.slice(source.indexOf(',') + 1))], name, { type })

/**
 * The CSP allows these, unlike `blob:`.
 * @returns null if unreadable.
 */
export const dataAddressOf = (file: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.readAsDataURL(file)
  })

/** Also breaks within wide words: Thai and Lao have no spaces. */
export function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= width
  const lines = ['']
  const last = () => lines.at(-1) ?? ''
  for (const word of text.split(' ')) {
    const whole = last() === '' ? word : `${last()} ${word}`
    if (fits(whole)) {
      lines[lines.length - 1] = whole
      continue
    }
    if (last() !== '') lines.push('')
    // A vowel or mark behind a letter stays with it.
    for (const letter of word.match(/.[\p{M}ะ-ู็-๎ະ-ູຽ]*/gu) ?? []) {
      if (!fits(last() + letter)) lines.push('')
      lines[lines.length - 1] = last() + letter
    }
  }
  return lines
}
