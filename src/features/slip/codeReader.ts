import { decodeQR, decodeQRBatch } from 'qr/decode.js'
import { isSlip } from './slipCode.ts'

// A worker, as a large picture takes an old phone 250 ms.

/** Pixels, tried in order. Most codes are found in the smaller size, which is much faster. */
const longSidesPx = [1_280, 2_400]

async function codesIn(image: ImageData): Promise<string[]> {
  try {
    const text = decodeQR(image)
    if (isSlip(text)) return [text]
    const [all = []] = await decodeQRBatch([image], { maxSize: image })
    return [text, ...all.filter((one) => typeof one === 'string')]
  } catch {
    return []
  }
}

/** Null if workers cannot draw here. */
function scaledPixels(picture: ImageBitmap, scale: number): ImageData | null {
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  pen?.drawImage(picture, 0, 0, width, height)
  return pen && pen.getImageData(0, 0, width, height)
}

async function findCodes(picture: ImageBitmap, [side = 0, ...larger] = longSidesPx): Promise<string[] | null> {
  const long = Math.max(picture.width, picture.height)
  const pixels = scaledPixels(picture, Math.min(1, side / long))
  const texts = pixels && (await codesIn(pixels))
  return texts?.length === 0 && long > side && larger.length > 0 ? findCodes(picture, larger) : texts
}

const readFile = async (file: Blob): Promise<string[] | null> =>
  typeof OffscreenCanvas === 'function' ? findCodes(await createImageBitmap(file)) : null

addEventListener('message', ({ data }: MessageEvent<Blob | ImageData>) => {
  const reading = data instanceof ImageData ? codesIn(data) : readFile(data)
  void reading.catch(() => null).then((texts) => postMessage(texts))
})
