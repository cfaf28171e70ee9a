import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fittedSize, isDrawable, isSmall, previewSize } from '../../../../src/features/slip/compress.ts'
import { pictureKindOf, nameFor } from '../../../../src/features/slip/fileRules.ts'
import { closedHours, reasonText } from '../../../../src/features/slip/rules.ts'

const bytesPerMb = 1024 * 1024
const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part, 'latin1')])))

const png = bytes(0x89, 'PNG\r\n', 0x1a, '\n')
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0)
const webp = bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')

describe("a file's kind", () => {
  test.each([
    ['a PNG', png, 'png'],
    ['a JPEG', jpeg, 'jpeg'],
    ['a JPEG with Exif', bytes(0xff, 0xd8, 0xff, 0xe1, 0, 0, 'Exif'), 'jpeg'],
    ['a WebP', webp, 'webp'],
    ['an iPhone photo', bytes(0, 0, 0, 24, 'ftypheic'), 'heic'],
    ['a plain HEIF', bytes(0, 0, 0, 24, 'ftypmif1'), 'heic'],
    ['a video', bytes(0, 0, 0, 24, 'ftypisom'), null],
    ['an AVIF', bytes(0, 0, 0, 24, 'ftypavif'), null],
    ['a program', bytes('MZ', 0x90, 0), null],
    ['a PDF', bytes('%PDF-1.7'), null],
    ['a sound', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), null],
    ['something else that says WEBP', bytes('DATA', 1, 2, 3, 4, 'WEBPVP8 '), null],
    ['something else that says heic', bytes(0, 0, 0, 24, 'dataheic'), null],
    ['a GIF', bytes('GIF89a'), null],
    ['an SVG', bytes('<svg xmlns='), null],
    ['the beginning of a JPEG', bytes(0xff, 0xd8), null],
    ['nothing', bytes(), null],
  ])('of %s is recognised by its first bytes', (_, head, kind) => {
    expect(pictureKindOf(head)).toBe(kind)
  })
})

describe('a picture is sent as it is', () => {
  test.each([
    [1.5 * bytesPerMb, 3000, 1000, true],
    [1.5 * bytesPerMb + 1, 100, 100, false],
    [1000, 3001, 100, false],
    [1000, 100, 3001, false],
  ])('with %s bytes and %s × %s px: %s', (size, width, height, small) => {
    expect(isSmall(size, { width, height })).toBe(small)
  })
})

const side = fc.integer({ min: 1, max: 40_000 })
const size = fc.record({ width: side, height: side })

describe('the size in which a picture is sent', () => {
  test.each([
    ['of a small one is its own', [1080, 1920], [1080, 1920]],
    ['of a photo fits 2,400 px', [4000, 3000], [2400, 1800]],
    ['of a photo on end fits 2,400 px', [3000, 4000], [1800, 2400]],
    ['of a very large photo fits 2,400 px', [12_000, 9_000], [2400, 1800]],
    ['of a long screenshot keeps the width that its code needs', [1080, 6000], [1000, 5556]],
    ['of a wide one keeps the height that its code needs', [6000, 1080], [5556, 1000]],
    ['of one ten times as long as wide keeps the width, too', [1440, 14_400], [1000, 10_000]],
    ['of a narrow one is its own', [720, 9000], [720, 9000]],
    ['of a line is its own', [1, 40_000], [1, 40_000]],
  ] as const)('%s', (_, [width, height], [fittedWidth, fittedHeight]) => {
    expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight })
  })

  it('is never larger, keeps the shape, and keeps what a code needs to be read', () => {
    fc.assert(
      fc.property(size, (before) => {
        const after = fittedSize(before)
        expect(after.width).toBeLessThanOrEqual(before.width)
        expect(after.height).toBeLessThanOrEqual(before.height)
        expect(Math.abs(after.width * before.height - after.height * before.width)).toBeLessThanOrEqual(
          Math.max(before.width, before.height),
        )
        const short = Math.min(after.width, after.height)
        expect(short).toBeGreaterThanOrEqual(Math.min(1000, before.width, before.height))
        expect(Math.max(after.width, after.height) <= 2400 || short <= 1000).toBe(true)
      }),
    )
  })

  it('is the same when computed again', () => {
    fc.assert(
      fc.property(size, (before) => {
        expect(fittedSize(fittedSize(before))).toEqual(fittedSize(before))
      }),
    )
  })

  it('of a preview is small, whatever the shape', () => {
    fc.assert(
      fc.property(size, (before) => {
        const { width, height } = previewSize(before)
        expect(Math.max(width, height)).toBeLessThanOrEqual(800)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  test.each([
    [4096, 4096, true],
    [4096, 4097, false],
    [999, 40_000, false],
  ])('%s × %s px can be drawn by every phone: %s', (width, height, drawable) => {
    expect(isDrawable({ width, height })).toBe(drawable)
  })
})

describe('the texts about a slip', () => {
  test.each([
    ['IMG_1.HEIC', 'IMG_1.jpg'],
    ['slip.2024.png', 'slip.2024.jpg'],
    ['สลิป', 'สลิป.jpg'],
    ['.png', 'slip.jpg'],
    ['', 'slip.jpg'],
  ])('%j becomes %j as a JPEG', (name, named) => {
    expect(nameFor(name, 'jpeg')).toBe(named)
  })

  test.each([
    ['23:30', '00:30', { from: '23:30', to: '00:30' }],
    ['23:30', null, null],
    [null, '00:30', null],
    ['', '', null],
  ])('closed from %s to %s', (closeFrom, closeTo, hours) => {
    expect(closedHours({ isOpen: true, closeFrom, closeTo })).toEqual(hours)
  })

  test.each([
    ['UPLOADED_FILE_NOT_EXIST', 'reasonIncorrect'],
    ['IMG_SIZE_UNABLE_TO_PROCESS', 'reasonIncorrect'],
    ['CANNOT_READ_CROPPED_IMAGE', 'reasonIncorrect'],
    ['DEST_ACC_INVALID', 'reasonDestination'],
    ['SLIP_REFNO_DUPLICATED', 'reasonDuplicate'],
    ['UNSTABLE_REFNO_ON_SLIP', 'reasonReference'],
    ['TRIPPLE_WRONG_CAPTCHA', 'reasonCaptcha'],
    ['INVALID_SLIP', 'reasonInvalid'],
    ['NOT_MATCH', 'reasonNotMatch'],
    ['EXPIRED_SLIP', 'reasonExpired'],
    ['UNKNOW_ERROR', 'reasonUnknown'],
    ['SOMETHING_NEW', null],
    ['toString', null],
  ])('the reason %s is shown by %s', (note, key) => {
    expect(reasonText(note)).toBe(key)
  })
})
