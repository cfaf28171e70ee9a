import { safeImage } from '../../platform/safeAddress.ts'
import { changeTags } from '../../ui/changeTags.ts'

/**
 * The source of an `<img>` that shows a code's markup: an SVG as data, or the image that an `<img>` names, where it is a safe one. The
 * markup itself never becomes part of the page. Null for anything else (contract, reading 5).
 */
export function pictureOf(markup: string | null): string | null {
  const text = markup?.trim() ?? ''
  if (/^data:image\//i.test(text)) return safeImage(text)
  // A document of its own: nothing in it runs or loads.
  const parsed = new DOMParser().parseFromString(holdBack(text), 'text/html')
  const drawing = parsed.querySelector('svg')
  if (drawing) return sourceOf(drawing)
  return safeImage(parsed.querySelector('img')?.getAttribute('src') ?? null)
}

/** The page's policy refuses and reports style attributes and handlers even in a document that does nothing. */
const holdBack = (markup: string) =>
  changeTags(markup, (tag) => tag.replace(/([\s"'/])(style|on\w+)(\s*=)/gi, '$1data-held-$2$3'))

/** A size that is a number of pixels; null for percents and what is none. */
function pixels(size: string | null | undefined): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(size ?? '')
  return match && Number(match[1]) > 0 ? Number(match[1]) : null
}

/** An image needs a size of its own, and a drawing area to be scaled: each is taken from the other where it is missing. */
function sourceOf(drawing: SVGSVGElement): string {
  const [, , boxWidth, boxHeight] = (drawing.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/)
  const width = pixels(drawing.getAttribute('width')) ?? pixels(boxWidth)
  const height = pixels(drawing.getAttribute('height')) ?? pixels(boxHeight)
  if (width !== null && height !== null) {
    drawing.setAttribute('width', String(width))
    drawing.setAttribute('height', String(height))
    if (!drawing.hasAttribute('viewBox')) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  }
  const drawn = new XMLSerializer().serializeToString(drawing).replaceAll('data-held-style=', 'style=')
  return `data:image/svg+xml;utf8,${encodeURIComponent(drawn)}`
}

/** The saved picture's side, and the part of it that stays white on each side for scanners. */
const side = 1_024
const quiet = 0.08

/** A code as a picture that bank apps find among the photos: square, on white, with a light margin. Null where it cannot be drawn. */
export async function toPng(source: string, name: string): Promise<File | null> {
  try {
    const image = new Image()
    // What comes from elsewhere without leave would taint the canvas.
    image.crossOrigin = 'anonymous'
    image.src = source
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
    draw(canvas, image, /^data:image\/svg/i.test(source))
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return drawn && new File([drawn], name, { type: 'image/png' })
  } catch {
    return null
  }
}

function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, isDrawing: boolean): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on')
  const { naturalWidth, naturalHeight } = image
  const fitting = (side * (1 - 2 * quiet)) / Math.max(naturalWidth, naturalHeight)
  // Modules of a small bitmap stay equally wide and sharp.
  const scale = isDrawing || fitting < 1 ? fitting : Math.floor(fitting)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingEnabled = fitting < 1
  context.drawImage(image, Math.round((side - width) / 2), Math.round((side - height) / 2), width, height)
}
