import type { SlipWindow } from '../../api/slip.ts'

/** Bytes of what is shown as one MB. */
const megabyte = 1024 * 1024

/** The largest picture that is opened at all, in MB: a limit of our own, as a phone has to hold it. */
export const largestFile = 30

/** Why a file is not sent as a slip. */
export type FileProblem = 'empty' | 'tooLarge' | 'wrongType' | 'heic' | 'unreadable' | 'broken'

/** Kinds of pictures that are sent, with the type and the ending that a server knows them by. */
export const kinds = {
  jpeg: { type: 'image/jpeg', ending: 'jpg' },
  png: { type: 'image/png', ending: 'png' },
  webp: { type: 'image/webp', ending: 'webp' },
} as const
export type Kind = keyof typeof kinds

/** How many of a file's first bytes tell its kind. */
export const headLength = 16

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)
const text = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))

/** Photos as iPhones keep them: an ISO media file of one of these brands. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/** A picture's kind by its first bytes, whatever its name says; null for what is no picture that is known here. */
export function kindOf(bytes: Uint8Array): Kind | 'heic' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'webp'
  return text(bytes, 4) === 'ftyp' && heicBrands.has(text(bytes, 8)) ? 'heic' : null
}

/** What a file's size alone says against it, in bytes. */
export function sizeProblem(bytes: number): FileProblem | null {
  if (bytes === 0) return 'empty'
  return bytes > largestFile * megabyte ? 'tooLarge' : null
}

/** A file's name with the ending of what it holds. */
export const nameFor = (name: string, kind: Kind) => `${name.replace(/\.[^.]*$/, '') || 'slip'}.${kinds[kind].ending}`

/** A size in MB with one decimal; never nothing. Bytes. */
export const inMegabytes = (bytes: number) => Math.max(0.1, bytes / megabyte).toFixed(1)

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const [smallBytes, smallSide] = [1.5 * megabyte, 3_000]

/** Whether a picture goes as it is, byte for byte. */
export const isSmall = (bytes: number, { width, height }: Size) =>
  bytes <= smallBytes && Math.max(width, height) <= smallSide

const [longSide, leastShortSide] = [2_400, 1_000]

/**
 * The size that a picture is sent in: at most 2400 px long, never larger than it is. A long screenshot keeps 1000 px of its short side,
 * so that the code on the slip can still be read.
 */
export function fittedSize({ width, height }: Size): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const scale = Math.min(1, Math.max(longSide / long, leastShortSide / short))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The area (px) of the largest canvas that every phone can fill; iPhones leave larger ones empty, without a word. */
const largestCanvas = 16_777_216

/** Whether a picture of this size can be drawn. */
export const isDrawable = ({ width, height }: Size) => width * height <= largestCanvas

const previewSide = 800

/** The size of a picture's preview: small, as the address that shows it holds all of it. */
export function previewSize({ width, height }: Size): Size {
  const scale = Math.min(1, previewSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The hours (HH:mm, Asia/Bangkok) in which no slips are taken, where the server names both; they may cross midnight. */
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

/** The text of a reason code (spec, section 8); null for a code that is not known, which is shown as it came. */
export const reasonText = (note: string) => (isReason(note) ? reasons[note] : null)
