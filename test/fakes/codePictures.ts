import { vi } from 'vitest'
import { pixelsOf } from '../sandbox/readQr.ts'

/** The markup that an image's address was made of. */
function markupOf(address: string): string {
  const [, drawn] = /^data:image\/svg\+xml;utf8,(.*)$/s.exec(address) ?? []
  return drawn === undefined ? `<img src="${address}">` : decodeURIComponent(drawn)
}

/** Lets images of codes be opened and their pixels be read, which jsdom cannot. `isHeld`: no image is opened until the returned release is called. */
export function drawCodes({ isHeld = false } = {}): () => void {
  let release: () => void = () => undefined
  const opened = isHeld ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()
  HTMLImageElement.prototype.decode = () => opened
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    let drawn = ''
    return {
      canvas: this,
      fillRect: () => undefined,
      drawImage: ({ src }: HTMLImageElement) => void (drawn = src),
      getImageData: () => pixelsOf(markupOf(drawn)),
    } as unknown as CanvasRenderingContext2D as never
  })
  return release
}
