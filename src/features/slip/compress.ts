import { dataAddressOf, isCanvasTrue, contextFor, scaledDown, type Size } from '../../lib/canvas.ts'
import { pictureKinds, nameFor, bytesPerMb } from './fileRules.ts'

const [smallMaxBytes, smallMaxSidePx] = [1.5 * bytesPerMb, 3_000]

export const isSmall = (bytes: number, { width, height }: Size) =>
  bytes <= smallMaxBytes && Math.max(width, height) <= smallMaxSidePx

const [maxLongSidePx, minShortSidePx] = [2_400, 1_000]

/**
 * At most 2400 px on the long side, never enlarged. A long screenshot keeps 1000 px on the short side, for its code.
 */
export function fittedSize(size: Size): Size {
  const [long, short] = [Math.max(size.width, size.height), Math.min(size.width, size.height)]
  return scaledDown(size, Math.max(maxLongSidePx / long, minShortSidePx / short))
}

/** On iPhones a larger canvas stays empty, without an error. */
const maxCanvasAreaPx = 16_777_216

export const isDrawable = ({ width, height }: Size) => width * height <= maxCanvasAreaPx

const previewSidePx = 800

/** Kept small, because its data URL holds the whole picture. */
export const previewSize = (size: Size): Size => scaledDown(size, previewSidePx / Math.max(size.width, size.height))

/**
 * Applies the EXIF orientation.
 * @returns null without browser support.
 * @throws DOMException for a broken or too large picture.
 */
async function decodePicture(file: Blob): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap !== 'function') return null
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (reason) {
    // Older browsers reject the option's value, but rotate the picture anyway.
    if (!(reason instanceof TypeError)) throw reason
    return createImageBitmap(file)
  }
}

function drawScaled(picture: ImageBitmap | HTMLCanvasElement, { width, height }: Size) {
  const context = contextFor(width, height)
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency; transparent parts would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return context
}

const probe = { width: 16, height: 16 }

/** A phone short of memory may leave the canvas empty, without an error. */
function isBlankCanvas(canvas: HTMLCanvasElement): boolean {
  const pixels = drawScaled(canvas, probe)?.getImageData(0, 0, probe.width, probe.height).data
  return !pixels || pixels.every((value, index) => value === pixels[index % 4])
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, pictureKinds.jpeg.type, quality))

/** Redraws the picture smaller, as JPEG; null if this phone cannot. */
async function shrink(picture: ImageBitmap): Promise<Blob | null> {
  const size = fittedSize(picture)
  if (!isDrawable(size) || !isCanvasTrue()) return null
  const drawn = drawScaled(picture, size)
  if (!drawn || isBlankCanvas(drawn.canvas)) return null
  const result = await encode(drawn.canvas, 0.9)
  return result?.type === pictureKinds.jpeg.type ? result : null
}

/**
 * @returns a small or incompressible picture unchanged.
 * @throws DOMException if it is no readable picture.
 */
export async function compress(file: File): Promise<File> {
  const picture = await decodePicture(file)
  if (!picture || isSmall(file.size, picture)) {
    picture?.close()
    return file
  }
  const shrunk = await shrink(picture).catch(() => null)
  picture.close()
  if (!shrunk || shrunk.size >= file.size) return file
  return new File([shrunk], nameFor(file.name, 'jpeg'), { type: shrunk.type, lastModified: file.lastModified })
}

async function dataUrlOf(file: Blob): Promise<string> {
  const address = await dataAddressOf(file)
  if (address === null) throw new DOMException('', 'NotReadableError')
  return address
}

/** A `data:` URL, because the CSP allows no other kind. */
export async function slipPreviewOf(file: File): Promise<string> {
  const picture = await decodePicture(file)
  if (!picture) return dataUrlOf(file)
  const drawn = isCanvasTrue() ? drawScaled(picture, previewSize(picture)) : null
  picture.close()
  return dataUrlOf((drawn && (await encode(drawn.canvas, 0.8))) ?? file)
}
