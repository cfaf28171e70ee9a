import { dataAddressOf, isCanvasTrue } from '../../lib/canvas.ts'
import { pictureKinds, nameFor, bytesPerMb } from './fileRules.ts'

/** Width and height in pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

const [smallMaxBytes, smallMaxSidePx] = [1.5 * bytesPerMb, 3_000]

/** True if a picture is sent without compression. */
export const isSmall = (bytes: number, { width, height }: Size) =>
  bytes <= smallMaxBytes && Math.max(width, height) <= smallMaxSidePx

const [maxLongSidePx, minShortSidePx] = [2_400, 1_000]

/**
 * The size after compression: at most 2400 px on the long side, never larger than before. A long screenshot keeps 1000 px on its short
 * side, so that the code on the slip stays readable.
 */
export function fittedSize({ width, height }: Size): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const scale = Math.min(1, Math.max(maxLongSidePx / long, minShortSidePx / short))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The largest canvas that all phones can draw. iPhones leave larger ones empty, without an error. */
const maxCanvasAreaPx = 16_777_216

/** True if a canvas of this size can be drawn. */
export const isDrawable = ({ width, height }: Size) => width * height <= maxCanvasAreaPx

const previewSidePx = 800

/** The size of a preview. It is small, as its `data:` address contains the whole picture. */
export function previewSize({ width, height }: Size): Size {
  const scale = Math.min(1, previewSidePx / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Decodes a picture, rotated by its EXIF orientation; null in browsers that cannot.
 * @throws DOMException when the file holds no whole picture, or the phone cannot hold this one.
 */
async function open(file: Blob): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap !== 'function') return null
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (reason) {
    // Older browsers do not know the option value, and rotate anyway.
    if (!(reason instanceof TypeError)) throw reason
    return createImageBitmap(file)
  }
}

function draw(picture: ImageBitmap | HTMLCanvasElement, { width, height }: Size) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  // JPEG has no transparency; it would become black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return { canvas, pen }
}

const probe = { width: 16, height: 16 }

/** True if all pixels are equal. A phone without enough memory may leave the canvas empty without an error. */
function isEmpty(canvas: HTMLCanvasElement): boolean {
  const pixels = draw(canvas, probe)?.pen.getImageData(0, 0, probe.width, probe.height).data
  return !pixels || pixels.every((value, index) => value === pixels[index % 4])
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, pictureKinds.jpeg.type, quality))

const qualities = [0.9, 0.85, 0.8]
const maxResultBytes = 10 * 1024 * 1024

/** Encodes in the best quality below the size limit, else in the lowest. */
async function encodeLight(canvas: HTMLCanvasElement, [quality, ...lower] = qualities): Promise<Blob | null> {
  const result = await encode(canvas, quality ?? 0.8)
  return result && result.size > maxResultBytes && lower.length > 0 ? encodeLight(canvas, lower) : result
}

/** The picture as a smaller JPEG; null if this phone cannot make one. */
async function shrink(picture: ImageBitmap): Promise<Blob | null> {
  const size = fittedSize(picture)
  if (!isDrawable(size) || !isCanvasTrue()) return null
  const drawn = draw(picture, size)
  if (!drawn || isEmpty(drawn.canvas)) return null
  const result = await encodeLight(drawn.canvas)
  return result?.type === pictureKinds.jpeg.type ? result : null
}

/**
 * Compresses a large photo for slow connections. Returns a small one, and one that cannot be compressed, unchanged.
 * @throws DOMException when the file cannot be opened as a picture.
 */
export async function compress(file: File): Promise<File> {
  const picture = await open(file)
  if (!picture || isSmall(file.size, picture)) {
    picture?.close()
    return file
  }
  const shrunk = await shrink(picture).catch(() => null)
  picture.close()
  if (!shrunk || shrunk.size >= file.size) return file
  return new File([shrunk], nameFor(file.name, 'jpeg'), { type: shrunk.type, lastModified: file.lastModified })
}

async function addressOf(file: Blob): Promise<string> {
  const address = await dataAddressOf(file)
  if (address === null) throw new DOMException('', 'NotReadableError')
  return address
}

/** A `data:` address of a small copy of a picture. The Content-Security-Policy allows no other kind. */
export async function previewOf(file: File): Promise<string> {
  const picture = await open(file)
  if (!picture) return addressOf(file)
  const drawn = isCanvasTrue() ? draw(picture, previewSize(picture)) : null
  picture.close()
  return addressOf((drawn && (await encode(drawn.canvas, 0.8))) ?? file)
}
