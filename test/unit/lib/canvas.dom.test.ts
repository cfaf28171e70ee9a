import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A canvas that gives back its pixels as `change` has them. */
function drawWith(change: (value: number) => number) {
  let held = Uint8ClampedArray.from({ length: 256 }, (_, at) => at)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
    putImageData: ({ data }: ImageData) => void (held = new Uint8ClampedArray(data)),
    getImageData: () => ({ data: held.map(change) }),
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as CanvasRenderingContext2D)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['noise'], { type: 'image/jpeg' })),
  )
}

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('words without spaces', () => {
  const width = (text: string) => [...text.replaceAll(/[\p{M}ะ-ู็-๎ະ-ູຽ]/gu, '')].length
  const context = { measureText: (text: string) => ({ width: width(text) }) } as unknown as CanvasRenderingContext2D

  it.each(['ยืนยันการทำรายการนี้แล้วเท่านั้น', 'ຢືນຢັນການເຮັດລາຍການນີ້ແລ້ວຈຳນວນຫຼຽນ', 'transfer'])(
    'break between letters, and keep vowels and marks with theirs: %s',
    async (text) => {
      const { linesOf } = await import('../../../src/lib/canvas.ts')
      const lines = linesOf(context, text, 4)
      expect(lines.join('')).toBe(text)
      expect(lines.map(width).filter((each) => each > 4)).toEqual([])
      expect(lines.filter((line) => /^[\p{M}ะาำະາຳຽ]/u.test(line))).toEqual([])
    },
  )
})

describe('a browser whose canvas returns noise', () => {
  beforeEach(() => drawWith((value) => 255 - value))

  it('sends a large slip unchanged, and shows it so', async () => {
    const { compress, slipPreviewOf } = await import('../../../src/features/slip/compress.ts')
    const close = () => undefined
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close }))
    const file = Object.defineProperty(new File(['slip'], 'slip.jpg', { type: 'image/jpeg' }), 'size', { value: 4e6 })
    expect(await compress(file)).toBe(file)
    expect(await slipPreviewOf(new File(['slip'], 'slip.jpg', { type: 'image/jpeg' }))).toBe(
      `data:image/jpeg;base64,${btoa('slip')}`,
    )
  })

  it('does not report a slip as having no code', async () => {
    const { readSlip } = await import('../../../src/features/slip/readSlip.ts')
    class Reader extends EventTarget {
      postMessage = () => this.dispatchEvent(new MessageEvent('message', { data: [] }))
      terminate = () => undefined
    }
    vi.stubGlobal('Worker', Reader)
    expect(await readSlip(new Blob(['slip']))).toBeNull()
  })

  it('makes no picture of a code, so that the server’s own is shown', async () => {
    const { codePng } = await import('../../../src/features/qr/codePng.ts')
    HTMLImageElement.prototype.decode = async () => undefined
    expect(await codePng('data:image/svg+xml;utf8,x')).toBeNull()
  })

  it('saves no receipt of noise', async () => {
    const { pngOf } = await import('../../../src/lib/canvas.ts')
    expect(pngOf(document.createElement('canvas'))).toBeNull()
  })
})

it.each([
  ['as they were drawn', (value: number) => value],
  ['but for their lowest bits', (value: number) => value ^ 1],
])('a canvas that returns its pixels %s is used', async (_, change) => {
  drawWith(change)
  const { pngOf } = await import('../../../src/lib/canvas.ts')
  expect(pngOf(document.createElement('canvas'))).toBe('data:image/png;base64,AA==')
})
