import { withTimeout } from '../../platform/withTimeout.ts'
import { slipCode, type SlipCode } from './slipCode.ts'

/** A time limit, as the reader's file may never load. */
const readingTimeoutMs = 15_000

/** Asks the reader once. Null where it cannot tell. */
const ask = (reader: Worker, question: Blob | ImageData): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    reader.addEventListener('message', ({ data }: MessageEvent<readonly string[] | null>) => resolve(data), {
      once: true,
    })
    reader.addEventListener('error', () => resolve(null), { once: true })
    reader.postMessage(question)
  })

/** The longest side at which a picture is drawn here, for browsers whose workers cannot (px). */
const drawnSidePx = 1_280

/** The pixels of a picture, drawn on the page. It is read by the reader all the same. */
async function pixelsOf(file: Blob): Promise<ImageData | null> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, drawnSidePx / Math.max(picture.width, picture.height))
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const pen = Object.assign(document.createElement('canvas'), size).getContext('2d')
  pen?.drawImage(picture, 0, 0, size.width, size.height)
  picture.close()
  return pen && pen.getImageData(0, 0, size.width, size.height)
}

async function read(file: Blob): Promise<SlipCode | null> {
  const reader = new Worker(new URL('codeReader.ts', import.meta.url), { type: 'module' })
  const askAll = async () => {
    const texts = await ask(reader, file)
    if (texts) return texts
    const pixels = await pixelsOf(file)
    return pixels && ask(reader, pixels)
  }
  try {
    const texts = await withTimeout(readingTimeoutMs, askAll())
    return texts ? slipCode(texts) : null
  } finally {
    reader.terminate()
  }
}

const readings = new WeakMap<Blob, Promise<SlipCode | null>>()

/** Reads the code on a picture, once, without changing it. Null where this browser cannot. */
export function readSlip(file: Blob): Promise<SlipCode | null> {
  const reading = readings.get(file) ?? read(file).catch(() => null)
  readings.set(file, reading)
  return reading
}
