import { vi } from 'vitest'

/** Stands for canvas and worker, which jsdom lacks: the worker finds these texts in every picture. @returns the pictures that it was given. */
export function readFromSlips(...texts: string[]): unknown[] {
  const given: unknown[] = []
  class Reader extends EventTarget {
    postMessage(pixels: unknown) {
      given.push(pixels)
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: texts })))
    }
    terminate() {
      return undefined
    }
  }
  vi.stubGlobal('Worker', Reader)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 540, height: 1_170, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({}),
    canvas: { toBlob: (take: (made: null) => void) => take(null) },
  } as unknown as null)
  return given
}
