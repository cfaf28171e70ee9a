import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { compress } from '../../../../src/features/slip/compress.ts'
import { prepare } from '../../../../src/features/slip/prepare.ts'

const bytesPerMb = 1024 * 1024
/** Says that it is so large: to make the bytes takes seconds. */
const large = <Content extends Blob>(content: Content, size: number) =>
  Object.defineProperty(content, 'size', { value: size })
const jpegOf = (size: number, name = 'IMG_1.jpeg') =>
  large(new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' }), size)

interface Phone {
  picture?: { width: number; height: number }
  /** Bytes of the JPEG. */
  encoded?: () => number
  /** The canvas stays of one colour. */
  blank?: boolean
}

/** A phone that draws nothing, but answers as one that does. */
function fakePhone({ picture = { width: 4000, height: 3000 }, encoded = () => 1000, blank = false }: Phone = {}) {
  const drawn: string[] = []
  const qualities: number[] = []
  const close = vi.fn<() => void>()
  const decode = vi.fn<(file: Blob, options?: unknown) => Promise<unknown>>(async () => ({ ...picture, close }))
  class Canvas {
    getContext() {
      return {
        canvas: this,
        fillRect: () => undefined,
        drawImage: (_: unknown, _x: number, _y: number, width: number, height: number) =>
          void drawn.push(`${width}×${height}`),
        getImageData: () => ({
          data: Uint8ClampedArray.from({ length: 16 * 16 * 4 }, (_, index) => (blank ? 255 : index % 251)),
        }),
      }
    }
    toBlob(take: (blob: Blob) => void, type: string, quality: number) {
      qualities.push(quality)
      take(large(new Blob([String(quality)], { type }), encoded()))
    }
  }
  vi.stubGlobal('createImageBitmap', decode)
  vi.stubGlobal('document', { createElement: () => new Canvas() })
  return { drawn, qualities, close, decode }
}

afterEach(() => vi.unstubAllGlobals())

describe('a picture', () => {
  it('that is small is sent as it is', async () => {
    const { drawn, close } = fakePhone({ picture: { width: 1080, height: 2400 } })
    const file = jpegOf(bytesPerMb)
    expect(await compress(file)).toBe(file)
    expect(drawn).toEqual([])
    expect(close).toHaveBeenCalledOnce()
  })

  it('that is large is sent as a smaller JPEG under its own name', async () => {
    const { drawn, qualities, close, decode } = fakePhone()
    const sent = await compress(jpegOf(4 * bytesPerMb, 'IMG_1.webp'))
    expect([sent.name, sent.type, await sent.text()]).toEqual(['IMG_1.jpg', 'image/jpeg', '0.9'])
    expect(drawn[0]).toBe('2400×1800')
    expect(qualities).toEqual([0.9])
    expect(decode).toHaveBeenCalledWith(expect.any(File), { imageOrientation: 'from-image' })
    expect(close).toHaveBeenCalledOnce()
  })

  it('that has many pixels but few bytes is made smaller only if that saves something', async () => {
    fakePhone({ encoded: () => 500_001 })
    const file = jpegOf(500_000)
    expect(await compress(file)).toBe(file)
  })

  it.each<[string, Phone]>([
    ['left the canvas empty', { blank: true }],
    ['has no canvas of such a size', { picture: { width: 900, height: 39_000 } }],
    [
      'runs out of memory',
      {
        encoded: () => {
          throw new DOMException('', 'EncodingError')
        },
      },
    ],
  ])('is sent as it is from a phone that %s', async (_, phone) => {
    const { close } = fakePhone(phone)
    const file = jpegOf(4 * bytesPerMb)
    expect(await compress(file)).toBe(file)
    expect(close).toHaveBeenCalledOnce()
  })

  it('is sent as it is if there is no canvas', async () => {
    const file = jpegOf(4 * bytesPerMb)
    expect(await compress(file)).toBe(file)
  })

  it('is opened by browsers that cannot rotate it, too', async () => {
    const { decode } = fakePhone()
    decode.mockRejectedValueOnce(new TypeError('from-image is no ImageOrientation'))
    expect(await (await compress(jpegOf(4 * bytesPerMb))).text()).toBe('0.9')
  })
})

describe('a prepared slip', () => {
  it('has the same bytes, under its true type and name', async () => {
    fakePhone({ picture: { width: 100, height: 100 } })
    const content = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3)
    const ready = await prepare(new File([content], 'slip.exe', { type: 'application/x-msdownload' }))
    if (typeof ready === 'string') throw new Error(ready)
    expect([ready.file.name, ready.file.type]).toEqual(['slip.png', 'image/png'])
    expect(new Uint8Array(await ready.file.arrayBuffer())).toEqual(content)
    expect(ready.preview).toMatch(/^data:image\/jpeg;base64,/)
  })

  it('is refused if no picture can be made of it', async () => {
    fakePhone().decode.mockRejectedValue(new DOMException('', 'InvalidStateError'))
    expect(await prepare(jpegOf(1000))).toBe('broken')
  })

  it('is refused if the device does not release it', async () => {
    const file = jpegOf(1000)
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    fakePhone({ picture: { width: 100, height: 100 } })
    expect(await prepare(file)).toBe('unreadable')
  })
})

describe('a chosen file', () => {
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const sized = (size: number, part: Uint8Array<ArrayBuffer>) =>
    Object.defineProperty(new File([part], 'slip.jpg', { type: 'image/jpeg' }), 'size', { value: size })

  test.each([
    ['of 0 bytes', new File([], 'slip.jpg', { type: 'image/jpeg' }), 'empty'],
    ['of 60 MB', sized(60 * bytesPerMb, jpeg), 'tooLarge'],
    ['just over the limit', sized(30 * bytesPerMb + 1, jpeg), 'tooLarge'],
    ['just at the limit', sized(30 * bytesPerMb, jpeg), 'image/jpeg'],
    ['that is a renamed program', new File(['MZ\x90'], 'slip.jpg', { type: 'image/jpeg' }), 'wrongType'],
    ['of an iPhone', new File(['\0\0\0\x18ftypheic'], 'IMG_1.jpg', { type: 'image/jpeg' }), 'heic'],
    ['that is a picture under another name', new File([png], 'slip.exe', { type: '' }), 'image/png'],
  ])('%s is checked before anything is done with it', async (_, file, judged) => {
    const ready = await prepare(file)
    expect(typeof ready === 'string' ? ready : ready.file.type).toBe(judged)
  })

  it('that the device does not release cannot be read', async () => {
    const file = new File([jpeg], 'slip.jpg')
    file.slice = () => {
      const part = new Blob()
      part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
      return part
    }
    expect(await prepare(file)).toBe('unreadable')
  })
})
