import { loadImage, contextFor, pngOf } from '../../lib/canvas.ts'

/** `sidePx` in pixels; `quietZone` is the margin on each side as a fraction. */
const sidePx = 1_024
const quietZone = 0.1

/**
 * Draws it on a white square with the margin that readers and bank apps need.
 * @throws if it does not load or cannot be drawn.
 */
export async function drawnCode(source: string): Promise<CanvasRenderingContext2D> {
  const image = await loadImage(source)
  const context = contextFor(sidePx, sidePx, { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  const isDrawing = /^data:image\/svg/i.test(source)
  const whole = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight }
  const { scale, left, top } = drawPart(context, image, whole, isDrawing)
  // Crops the server's margin to enlarge the code.
  const code = codeIn(pixelsOf(context))
  if (!code) return context
  const part = {
    x: (code.x - left) / scale,
    y: (code.y - top) / scale,
    width: code.width / scale,
    height: code.height / scale,
  }
  drawPart(context, image, part, isDrawing)
  return context
}

export const pixelsOf = (context: CanvasRenderingContext2D) => context.getImageData(0, 0, sidePx, sidePx)

/** Its data address; null on failure. */
export const codePng = (source: string): Promise<string | null> =>
  drawnCode(source)
    .then(({ canvas }) => pngOf(canvas))
    .catch(() => null)

/** In the image's own pixels. */
type PicturePart = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>

function drawPart(context: CanvasRenderingContext2D, image: HTMLImageElement, part: PicturePart, isDrawing: boolean) {
  const fitting = (sidePx * (1 - 2 * quietZone)) / Math.max(part.width, part.height)
  // An integer scale keeps small modules equally wide and sharp.
  const scale = isDrawing || fitting < 1 ? fitting : Math.floor(fitting)
  const [width, height] = [part.width * scale, part.height * scale]
  const [left, top] = [Math.round((sidePx - width) / 2), Math.round((sidePx - height) / 2)]
  context.fillStyle = 'white'
  context.fillRect(0, 0, sidePx, sidePx)
  context.imageSmoothingEnabled = fitting < 1
  context.drawImage(image, part.x, part.y, part.width, part.height, left, top, width, height)
  return { scale, left, top }
}

/** @returns the bounds of the dark modules; null if not a square, as with text next to it, or hardly anything. */
export function codeIn({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): PicturePart | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[4 * (y * width + x) + 1] ?? 255) > 127) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const isSquare = Math.abs(wide - high) <= 0.02 * Math.max(wide, high)
  return isSquare && wide >= width / 4 ? { x: left, y: top, width: wide, height: high } : null
}
