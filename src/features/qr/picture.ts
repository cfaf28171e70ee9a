import { safeImage } from '../../platform/safeAddress.ts'
import { changeTags } from '../../ui/changeTags.ts'

/**
 * Turns a code's markup into the source of an `<img>`: an SVG as a data address, or the safe address of an `<img>` in it. The markup
 * itself never becomes part of the page. Null for anything else (contract, reading 5).
 */
export function pictureOf(markup: string | null): string | null {
  const text = markup?.trim() ?? ''
  if (/^data:image\//i.test(text)) return safeImage(text)
  // In a parsed document nothing runs or loads.
  const parsed = new DOMParser().parseFromString(disableStyles(text), 'text/html')
  const drawing = parsed.querySelector('svg')
  if (drawing) return sourceOf(drawing)
  return safeImage(parsed.querySelector('img')?.getAttribute('src') ?? null)
}

/** Renames style attributes and handlers. The Content-Security-Policy refuses and reports them even in an inert document. */
const disableStyles = (markup: string) =>
  changeTags(markup, (tag) => tag.replace(/([\s"'/])(style|on\w+)(\s*=)/gi, '$1data-off-$2$3'))

/** A size in pixels; null for percents and anything else. */
function pixels(size: string | null | undefined): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(size ?? '')
  return match && Number(match[1]) > 0 ? Number(match[1]) : null
}

/** An image needs a width and a height, and a `viewBox` to be scaled. Each is derived from the other if it is missing. */
function sourceOf(drawing: SVGSVGElement): string {
  const [, , boxWidth, boxHeight] = (drawing.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/)
  const width = pixels(drawing.getAttribute('width')) ?? pixels(boxWidth)
  const height = pixels(drawing.getAttribute('height')) ?? pixels(boxHeight)
  if (width !== null && height !== null) {
    drawing.setAttribute('width', String(width))
    drawing.setAttribute('height', String(height))
    if (!drawing.hasAttribute('viewBox')) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  }
  const drawn = new XMLSerializer().serializeToString(drawing).replaceAll('data-off-style=', 'style=')
  return `data:image/svg+xml;utf8,${encodeURIComponent(drawn)}`
}

/** The side of the saved picture, and the fraction of it that is the white quiet zone on each side. */
const sidePx = 1_024
const quietZone = 0.08

/** Draws a code as a PNG that bank apps can scan: square, on white, with a quiet zone. Null if it cannot be drawn. */
export async function toPng(source: string, name: string): Promise<File | null> {
  try {
    const image = new Image()
    // An image of another origin without CORS would taint the canvas.
    image.crossOrigin = 'anonymous'
    image.src = source
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: sidePx, height: sidePx })
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
  const fitting = (sidePx * (1 - 2 * quietZone)) / Math.max(naturalWidth, naturalHeight)
  // An integer scale keeps the modules of a small bitmap equally wide and sharp.
  const scale = isDrawing || fitting < 1 ? fitting : Math.floor(fitting)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  context.fillStyle = 'white'
  context.fillRect(0, 0, sidePx, sidePx)
  context.imageSmoothingEnabled = fitting < 1
  context.drawImage(image, Math.round((sidePx - width) / 2), Math.round((sidePx - height) / 2), width, height)
}
