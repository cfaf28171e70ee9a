import { isCanvasTrue, contextFor, scaledDown } from '../../lib/canvas.ts'
import { withTimeout } from '../../platform/withTimeout.ts'
import { slipCode, type SlipCode } from './slipCode.ts'

/** The reader's file may never load. */
const readSlipTimeoutMs = 15_000

/** Kept alive during a slip dialog or a read. */
let reader: Worker | null = null
let wanted = 0

function startReader(): Worker {
  reader ??= new Worker(new URL('codeReader.ts', import.meta.url), { type: 'module' })
  return reader
}

function stopReader(): void {
  reader?.terminate()
  reader = null
}

/** Keeps the reader ready; the returned function ends it after running reads. */
export function openReader(): () => void {
  wanted += 1
  try {
    startReader()
  } catch {
    // This page cannot use workers.
  }
  return () => {
    void lastRead.then(() => {
      wanted -= 1
      if (wanted === 0) stopReader()
    })
  }
}

/** Finds the codes in a worker; null if the reader breaks. */
const askReader = (pixels: ImageData): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    const worker = startReader()
    const end = (texts: readonly string[] | null) => {
      worker.removeEventListener('message', receive)
      worker.removeEventListener('error', fail)
      resolve(texts)
    }
    const receive = ({ data }: MessageEvent<readonly string[]>) => end(data)
    const fail = () => {
      stopReader()
      end(null)
    }
    worker.addEventListener('message', receive)
    worker.addEventListener('error', fail)
    worker.postMessage(pixels)
  })

/** In pixels, in order. Most codes are found in the smaller size, which is much faster. */
const longSidesPx = [1_280, 2_400]

/** Tries larger and larger sizes; null if this page cannot draw, or the reader breaks. */
async function findCodes(picture: ImageBitmap, [side = 0, ...larger] = longSidesPx): Promise<readonly string[] | null> {
  const long = Math.max(picture.width, picture.height)
  const { width, height } = scaledDown(picture, side / long)
  const context = contextFor(width, height, { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, width, height)
  const texts = context && (await askReader(context.getImageData(0, 0, width, height)))
  return texts?.length === 0 && long > side && larger.length > 0 ? findCodes(picture, larger) : texts
}

async function readOne(file: Blob): Promise<SlipCode | null> {
  // Some private browsers return noise, which proves nothing about the slip.
  if (!isCanvasTrue()) return null
  let isLate = false
  const findIn = async (picture: ImageBitmap) => {
    try {
      return isLate ? null : await findCodes(picture)
    } finally {
      picture.close()
    }
  }
  const texts = await withTimeout(readSlipTimeoutMs, createImageBitmap(file).then(findIn))
  // A late picture's answer must not be taken for the next one's.
  if (texts === undefined) {
    isLate = true
    stopReader()
  }
  return texts ? slipCode(texts) : null
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
