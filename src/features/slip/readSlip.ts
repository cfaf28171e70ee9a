import { isCanvasTrue } from '../../lib/canvas.ts'
import { withTimeout } from '../../platform/withTimeout.ts'
import { slipCode, type SlipCode } from './slipCode.ts'

/** A time limit, as the reader's file may never load. */
const readingTimeoutMs = 15_000

/** The worker that reads, while a slip's dialog is open or a reading is under way; null before, and after one that did not start. */
let reader: Worker | null = null
let wanted = 0

function start(): Worker {
  reader ??= new Worker(new URL('codeReader.ts', import.meta.url), { type: 'module' })
  return reader
}

function stop(): void {
  reader?.terminate()
  reader = null
}

/** Starts the reader ahead, so that a picture is read at once when it is chosen. @returns what ends it, after the readings under way. */
export function openReader(): () => void {
  wanted += 1
  try {
    start()
  } catch {
    // This browser has no workers, or none for this page.
  }
  return () => {
    void last.then(() => {
      wanted -= 1
      if (wanted === 0) stop()
    })
  }
}

/** Asks the reader. Null where it cannot tell. */
const ask = (question: Blob | ImageData): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    const asked = start()
    const end = (texts: readonly string[] | null) => {
      asked.removeEventListener('message', tell)
      asked.removeEventListener('error', fail)
      resolve(texts)
    }
    const tell = ({ data }: MessageEvent<readonly string[] | null>) => end(data)
    const fail = () => {
      stop()
      end(null)
    }
    asked.addEventListener('message', tell)
    asked.addEventListener('error', fail)
    asked.postMessage(question)
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
  // In noise there is no code, which says nothing about the slip.
  if (!isCanvasTrue()) return null
  const askAll = async () => {
    const texts = await ask(file)
    if (texts) return texts
    const pixels = await pixelsOf(file)
    return pixels && ask(pixels)
  }
  const texts = await withTimeout(readingTimeoutMs, askAll())
  // A late answer must not be taken for the next picture's.
  if (texts === undefined) stop()
  return texts ? slipCode(texts) : null
}

const readings = new WeakMap<Blob, Promise<SlipCode | null>>()
let last: Promise<unknown> = Promise.resolve()

/** Reads the code on a picture, once, without changing it; one picture after another. Null where this browser cannot. */
export function readSlip(file: Blob): Promise<SlipCode | null> {
  const reading = readings.get(file) ?? last.then(() => read(file)).catch(() => null)
  readings.set(file, reading)
  last = reading
  return reading
}
