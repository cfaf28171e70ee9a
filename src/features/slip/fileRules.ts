export const bytesPerMb = 1024 * 1024

/** The app's own limit, because a phone has to hold the file in memory. */
export const maxFileMb = 30

export type SlipFileProblem = 'empty' | 'tooLarge' | 'wrongType' | 'heic' | 'unreadable' | 'broken'

export const pictureKinds = {
  jpeg: { type: 'image/jpeg', ending: 'jpg' },
  png: { type: 'image/png', ending: 'png' },
  webp: { type: 'image/webp', ending: 'webp' },
} as const
export type PictureKind = keyof typeof pictureKinds

export const headBytes = 16

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)
const asciiAt = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))

/** These ISO media brands mark photos of iPhones. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/** Recognises a picture by its first bytes. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | 'heic' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (asciiAt(bytes, 0) === 'RIFF' && asciiAt(bytes, 8) === 'WEBP') return 'webp'
  return asciiAt(bytes, 4) === 'ftyp' && heicBrands.has(asciiAt(bytes, 8)) ? 'heic' : null
}

export function sizeProblem(bytes: number): SlipFileProblem | null {
  if (bytes === 0) return 'empty'
  return bytes > maxFileMb * bytesPerMb ? 'tooLarge' : null
}

export const nameFor = (name: string, kind: PictureKind) =>
  `${name.replace(/\.[^.]*$/, '') || 'slip'}.${pictureKinds[kind].ending}`
