/** A megabyte as the limits count it. */
export const bytesPerMb = 1024 * 1024

/** The largest file that is opened. The limit is ours, as a phone has to hold the picture in memory. */
export const maxFileMb = 30

/** Why a file is not sent as a slip. */
export type FileProblem = 'empty' | 'tooLarge' | 'wrongType' | 'heic' | 'unreadable' | 'broken'

/** The kinds of pictures that can be sent, with their MIME types and file extensions. */
export const pictureKinds = {
  jpeg: { type: 'image/jpeg', ending: 'jpg' },
  png: { type: 'image/png', ending: 'png' },
  webp: { type: 'image/webp', ending: 'webp' },
} as const
export type PictureKind = keyof typeof pictureKinds

/** The number of first bytes that show a file's kind. */
export const headBytes = 16

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)
const text = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))

/** Photos of iPhones are ISO media files of one of these brands. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/** A picture's kind by its first bytes; null for an unknown one. */
export function kindOf(bytes: Uint8Array): PictureKind | 'heic' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'webp'
  return text(bytes, 4) === 'ftyp' && heicBrands.has(text(bytes, 8)) ? 'heic' : null
}

/** Why a file of this size (bytes) cannot be sent; null if it can. */
export function sizeProblem(bytes: number): FileProblem | null {
  if (bytes === 0) return 'empty'
  return bytes > maxFileMb * bytesPerMb ? 'tooLarge' : null
}

/** A file's name with the extension of its kind. */
export const nameFor = (name: string, kind: PictureKind) =>
  `${name.replace(/\.[^.]*$/, '') || 'slip'}.${pictureKinds[kind].ending}`

/** Bytes as MB with one decimal, at least 0.1. */
export const inMegabytes = (bytes: number) => Math.max(0.1, bytes / bytesPerMb).toFixed(1)
