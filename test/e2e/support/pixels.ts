import type { Frame, Locator, Page } from '@playwright/test'
import decodeQr from 'qr/decode.js'

/** The text of a QR code in a picture (a data: address), as a bank app would read it. @throws Error if there is none. */
export async function readCode(page: Page | Frame, picture: string): Promise<string> {
  const { width, height, bytes } = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const scale = Math.min(1, 1_600 / Math.max(image.naturalWidth, image.naturalHeight))
    const size = { width: Math.round(image.naturalWidth * scale), height: Math.round(image.naturalHeight * scale) }
    const canvas = document.createElement('canvas')
    Object.assign(canvas, size)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('nothing to draw on')
    context.drawImage(image, 0, 0, size.width, size.height)
    // Brightness alone, a quarter of the bytes for the test.
    const { data } = context.getImageData(0, 0, size.width, size.height)
    let text = ''
    for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0)
    return { ...size, bytes: btoa(text) }
  }, picture)
  const grey = Buffer.from(bytes, 'base64')
  const data = new Uint8Array(grey.length * 4)
  grey.forEach((value, at) => data.set([value, value, value, 255], at * 4))
  return decodeQr({ width, height, data })
}

/** The bytes of a file as a data: address. */
export const dataUrl = ({ type, bytes }: { type: string; bytes: Uint8Array }) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** How wide the code in a shown picture is, from its first dark module to its last (CSS px). */
export const codeWidth = (picture: Locator): Promise<number> =>
  picture.evaluate((element) => {
    const image = element as HTMLImageElement
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('nothing to draw on')
    context.drawImage(image, 0, 0)
    const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height)
    let [first, last] = [width, -1]
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 255) > 127) continue
      first = Math.min(first, (at / 4) % width)
      last = Math.max(last, (at / 4) % width)
    }
    return ((last - first + 1) / width) * image.getBoundingClientRect().width
  })
