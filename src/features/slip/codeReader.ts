import { encodeQR } from 'qr'
import { decodeQR, decodeQRBatch } from 'qr/decode.js'
import { isSlip } from './slipCode.ts'

// Runs in a worker, as reading a large picture takes an old phone a quarter of a second.

/** The longest sides at which a picture is looked at (px), until a code is found. Most are found in a small one, which is read much faster. */
const sidesPx = [1_280, 2_400]

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

/** The pixels of a picture; null where this browser's workers cannot draw. */
function pixelsOf(picture: ImageBitmap, scale: number): ImageData | null {
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  pen?.drawImage(picture, 0, 0, width, height)
  return pen && pen.getImageData(0, 0, width, height)
}

/** Looks at a picture in each size, from the smallest on, until a code is found. */
async function look(picture: ImageBitmap, [side = 0, ...larger] = sidesPx): Promise<string[] | null> {
  const long = Math.max(picture.width, picture.height)
  const pixels = pixelsOf(picture, Math.min(1, side / long))
  const texts = pixels && (await codesIn(pixels))
  return texts?.length === 0 && long > side && larger.length > 0 ? look(picture, larger) : texts
}

/** The texts of the codes in a picture file; null where this browser's workers cannot draw. */
const read = async (file: Blob): Promise<string[] | null> =>
  typeof OffscreenCanvas === 'function' ? look(await createImageBitmap(file)) : null

/** Reads a code that it draws itself, while the player chooses a picture. Code that has run before takes half the time. */
function rehearse(): void {
  const squares = encodeQR('0'.repeat(60), 'raw', { border: 4 })
  const scale = 6
  const side = squares.length * scale
  const image = new ImageData(side, side)
  image.data.fill(255)
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [Math.floor((at % side) / scale), Math.floor(at / side / scale)]
    if (squares[y]?.[x]) image.data.fill(0, at * 4, at * 4 + 3)
  }
  void codesIn(image)
}

rehearse()
addEventListener('message', ({ data }: MessageEvent<Blob | ImageData>) => {
  const reading = data instanceof ImageData ? codesIn(data) : read(data)
  void reading.catch(() => null).then((texts) => postMessage(texts))
})
