import { loadImage, contextFor } from '../../lib/canvas.ts'
import { withTimeout } from '../../platform/withTimeout.ts'

const loadReader = () => import('qr/decode.js')

/** A failed prefetch is retried on use. */
export const fetchReader = () => void loadReader().catch(() => undefined)

/** The reader, or an image of another origin, may never load. */
const readCodeTimeoutMs = 5_000

/** In pixels; the larger square is for small codes. */
const squareSidesPx = [512, 1_024]

/** Readers need a white margin, this fraction on each side. */
const margin = 0.08

/** @throws if it cannot be read, or not in time. */
export async function readCode(source: string): Promise<string> {
  const text = await withTimeout(readCodeTimeoutMs, readPicture(source))
  if (text == null) throw new Error('Unreadable')
  return text
}

async function readPicture(source: string): Promise<string | null> {
  const [{ decodeQR }, image] = await Promise.all([loadReader(), loadImage(source)])
  for (const side of squareSidesPx) {
    const pixels = squarePixels(image, side)
    try {
      if (pixels) return decodeQR(pixels)
    } catch {
      // The picture has no code, or too small a one.
    }
  }
  return null
}

function squarePixels(image: HTMLImageElement, side: number): ImageData | null {
  const context = contextFor(side, side)
  if (!context) return null
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  const scale = (side * (1 - 2 * margin)) / Math.max(image.naturalWidth, image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
  return context.getImageData(0, 0, side, side)
}
