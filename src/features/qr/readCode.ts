import { withTimeout } from '../../platform/withTimeout.ts'

const loadReader = () => import('qr/decode.js')

/** Fetches the reader ahead, so that a code is read at once when it comes. A fetch that fails is tried again then. */
export const fetchReader = () => void loadReader().catch(() => undefined)

/** A time limit, as an image of another origin or the reader may never load. */
const readingTimeoutMs = 5_000

/** The sides of the square that is read (px). The larger one is for pictures in which the code is small. */
const sidesPx = [512, 1_024]

/** The fraction of the square that stays white on each side: readers need a margin. */
const margin = 0.08

/** What was read last, by the pictures' addresses: a code that is opened again is shown at once. */
const known = new Map<string, string>()
const mostKnown = 5

/** What a picture's code says, if it was read before; else undefined. */
export const knownCode = (source: string): string | undefined => known.get(source)

/** Reads what the code in a picture says; null if nothing can be read. */
export async function readCode(source: string): Promise<string | null> {
  const reading = read(source).catch(() => null)
  const text = (await withTimeout(readingTimeoutMs, reading)) ?? null
  if (text === null) return null
  known.set(source, text)
  for (const oldest of [...known.keys()].slice(0, -mostKnown)) known.delete(oldest)
  return text
}

async function read(source: string): Promise<string | null> {
  const reader = loadReader()
  const image = new Image()
  // The pixels of an image of another origin without CORS cannot be read.
  image.crossOrigin = 'anonymous'
  image.src = source
  const [{ decodeQR }] = await Promise.all([reader, image.decode()])
  for (const side of sidesPx) {
    const pixels = pixelsOf(image, side)
    try {
      if (pixels) return decodeQR(pixels)
    } catch {
      // There is none, or it is too small.
    }
  }
  return null
}

function pixelsOf(image: HTMLImageElement, side: number): ImageData | null {
  const pen = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d')
  if (!pen) return null
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, side, side)
  const scale = (side * (1 - 2 * margin)) / Math.max(image.naturalWidth, image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  pen.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
  return pen.getImageData(0, 0, side, side)
}
