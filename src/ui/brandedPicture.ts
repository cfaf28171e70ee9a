import { fileOf, loadImage, contextFor, pngOf } from '../lib/canvas.ts'

/** Null if this browser cannot draw it. */
export async function loadMark(): Promise<HTMLImageElement | null> {
  const style = getComputedStyle(document.documentElement).getPropertyValue('--mark')
  const [, address] = /url\("(.*)"\)/.exec(style) ?? []
  try {
    return address === undefined ? null : await loadImage(address)
  } catch {
    return null
  }
}

/** Fractions of the picture's width. */
const [stripPart, markPart, lettersPart] = [0.13, 0.08, 0.046]
const signInk = '#131a26'

/**
 * Adds the brand below a PNG, given as a `data:` address.
 * @returns null if this browser cannot draw it.
 */
export async function brandedPicture(address: string, name: string): Promise<File | null> {
  try {
    const mark = await loadMark()
    if (!mark) return null
    const picture = await loadImage(address)
    const { naturalWidth: side, naturalHeight: height } = picture
    const context = contextFor(side, height + Math.round(side * stripPart))
    if (!context) return null
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, context.canvas.height)
    context.drawImage(picture, 0, 0)
    sign(context, mark, { side, top: height, service: document.title })
    const drawn = pngOf(context.canvas)
    return drawn === null ? null : fileOf(drawn, name)
  } catch {
    return null
  }
}

interface SignPlacement {
  readonly side: number
  readonly top: number
  readonly service: string
}

/** Returns the mark's height. */
export function sign(
  context: CanvasRenderingContext2D,
  mark: CanvasImageSource,
  { side, top, service }: SignPlacement,
): number {
  const [markPx, gapPx] = [side * markPart, side * 0.025]
  const family = getComputedStyle(document.body).fontFamily
  context.save()
  context.font = `600 ${Math.round(side * lettersPart)}px ${family}`
  context.fillStyle = signInk
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  // A long name is condensed, never cut.
  const widthPx = Math.min(context.measureText(service).width, side * 0.76)
  const left = (side - markPx - gapPx - widthPx) / 2
  context.drawImage(mark, left, top, markPx, markPx)
  context.fillText(service, left + markPx + gapPx, top + markPx / 2, widthPx)
  context.restore()
  return markPx
}
