import type { SlipWindow } from '../../api/slip.ts'

const bytesPerMb = 1024 * 1024

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

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const [smallMaxBytes, smallMaxSidePx] = [1.5 * bytesPerMb, 3_000]

/** True if a picture is sent without compression. */
export const isSmall = (bytes: number, { width, height }: Size) =>
  bytes <= smallMaxBytes && Math.max(width, height) <= smallMaxSidePx

const [maxLongSidePx, minShortSidePx] = [2_400, 1_000]

/**
 * The size after compression: at most 2400 px on the long side, never larger than before. A long screenshot keeps 1000 px on its short
 * side, so that the code on the slip stays readable.
 */
export function fittedSize({ width, height }: Size): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const scale = Math.min(1, Math.max(maxLongSidePx / long, minShortSidePx / short))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The largest canvas that all phones can draw. iPhones leave larger ones empty, without an error. */
const maxCanvasAreaPx = 16_777_216

/** True if a canvas of this size can be drawn. */
export const isDrawable = ({ width, height }: Size) => width * height <= maxCanvasAreaPx

const previewSidePx = 800

/** The size of a preview. It is small, as its `data:` address contains the whole picture. */
export function previewSize({ width, height }: Size): Size {
  const scale = Math.min(1, previewSidePx / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The hours (HH:mm, Asia/Bangkok) at which no slips are accepted; they may cross midnight. Null if the server does not name both. */
export const closedHours = ({ closeFrom, closeTo }: SlipWindow) =>
  closeFrom && closeTo ? { from: closeFrom, to: closeTo } : null

const reasons = {
  UPLOADED_FILE_NOT_EXIST: 'reasonIncorrect',
  IMG_SIZE_UNABLE_TO_PROCESS: 'reasonIncorrect',
  CANNOT_READ_CROPPED_IMAGE: 'reasonIncorrect',
  DEST_ACC_INVALID: 'reasonDestination',
  SLIP_REFNO_DUPLICATED: 'reasonDuplicate',
  UNSTABLE_REFNO_ON_SLIP: 'reasonReference',
  TRIPPLE_WRONG_CAPTCHA: 'reasonCaptcha',
  INVALID_SLIP: 'reasonInvalid',
  NOT_MATCH: 'reasonNotMatch',
  EXPIRED_SLIP: 'reasonExpired',
  UNKNOW_ERROR: 'reasonUnknown',
} as const

const isReason = (note: string): note is keyof typeof reasons => Object.hasOwn(reasons, note)

/** The text of a reason code (spec, section 8); null for an unknown one, which is shown as it is. */
export const reasonText = (note: string) => (isReason(note) ? reasons[note] : null)
