import { fittedSize, isDrawable, isSmall, kinds, nameFor, previewSize, type Size } from './rules.ts'

/**
 * Opens a picture the right way up; null in browsers that cannot.
 * @throws DOMException when the file holds no whole picture, or the phone cannot hold this one.
 */
async function open(file: Blob): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap !== 'function') return null
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (reason) {
    // Older browsers do not know the word; turning the picture is what they do anyway.
    if (!(reason instanceof TypeError)) throw reason
    return createImageBitmap(file)
  }
}

function draw(picture: ImageBitmap | HTMLCanvasElement, { width, height }: Size) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  // JPEG knows no transparency, which would come out black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return { canvas, pen }
}

const probe = { width: 16, height: 16 }

/** A phone without the memory for a picture may leave the canvas empty and say nothing; no slip is of one colour. */
function isEmpty(canvas: HTMLCanvasElement): boolean {
  const pixels = draw(canvas, probe)?.pen.getImageData(0, 0, probe.width, probe.height).data
  return !pixels || pixels.every((value, index) => value === pixels[index % 4])
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, kinds.jpeg.type, quality))

const qualities = [0.9, 0.85, 0.8]
const largestResult = 10 * 1024 * 1024

/** In the best quality that is light enough, else in the least. */
async function encodeLight(canvas: HTMLCanvasElement, [quality, ...lower] = qualities): Promise<Blob | null> {
  const result = await encode(canvas, quality ?? 0.8)
  return result && result.size > largestResult && lower.length > 0 ? encodeLight(canvas, lower) : result
}

/** The picture as a JPEG that is fit to be sent; null where this phone cannot make one. */
async function shrink(picture: ImageBitmap): Promise<Blob | null> {
  const size = fittedSize(picture)
  if (!isDrawable(size)) return null
  const drawn = draw(picture, size)
  if (!drawn || isEmpty(drawn.canvas)) return null
  const result = await encodeLight(drawn.canvas)
  return result?.type === kinds.jpeg.type ? result : null
}

/**
 * Makes a large photo light enough for a slow connection. A small one, and one that cannot be made smaller here, comes back as it is.
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

const asAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new DOMException('', 'NotReadableError')))
    reader.readAsDataURL(file)
  })

/** A `data:` address, the only kind that the page's policy shows, of a small copy of a picture. */
export async function previewOf(file: File): Promise<string> {
  const picture = await open(file)
  if (!picture) return asAddress(file)
  const drawn = draw(picture, previewSize(picture))
  picture.close()
  return asAddress((drawn && (await encode(drawn.canvas, 0.8))) ?? file)
}
