import { isCanvasTrue, contextFor, scaledDown } from '../../lib/canvas.ts'
import { withTimeout } from '../../platform/withTimeout.ts'
import { slipCode, type SlipCode } from './slipCode.ts'

/** The reader's file may never load. */
const readSlipTimeoutMs = 15_000

/** Finds the codes in a worker; null if it breaks. */
const askReader = (reader: Worker, pixels: ImageData): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    reader.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => resolve(data), { once: true })
    reader.addEventListener('error', () => resolve(null), { once: true })
    reader.postMessage(pixels)
  })

/** In pixels, in order. Most codes are found in the smaller size, which is much faster. */
const longSidesPx = [1_280, 2_400]

/** Tries larger and larger sizes; null if this page cannot draw, or the reader breaks. */
async function findCodes(
  reader: Worker,
  picture: ImageBitmap,
  [side = 0, ...larger] = longSidesPx,
): Promise<readonly string[] | null> {
  const long = Math.max(picture.width, picture.height)
  const { width, height } = scaledDown(picture, side / long)
  const context = contextFor(width, height, { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, width, height)
  const texts = context && (await askReader(reader, context.getImageData(0, 0, width, height)))
  return texts?.length === 0 && long > side && larger.length > 0 ? findCodes(reader, picture, larger) : texts
}

async function readOne(file: Blob): Promise<SlipCode | null> {
  // Some private browsers return noise, which proves nothing about the slip.
  if (!isCanvasTrue()) return null
  const reader = new Worker(new URL('codeReader.ts', import.meta.url), { type: 'module' })
  const findIn = (picture: ImageBitmap) => findCodes(reader, picture).finally(() => picture.close())
  try {
    const texts = await withTimeout(readSlipTimeoutMs, createImageBitmap(file).then(findIn))
    return texts ? slipCode(texts) : null
  } finally {
    reader.terminate()
  }
}

const readings = new WeakMap<Blob, Promise<SlipCode | null>>()
let lastRead: Promise<unknown> = Promise.resolve()

/**
 * One picture at a time.
 * @returns null if this browser cannot.
 */
export function readSlip(file: Blob): Promise<SlipCode | null> {
  const reading = readings.get(file) ?? lastRead.then(() => readOne(file)).catch(() => null)
  readings.set(file, reading)
  lastRead = reading
  return reading
}
