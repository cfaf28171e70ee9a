import type { ChatButton, ChatCard, Conversation } from '../../../api/chat.ts'
import { safeImage } from '../../../platform/safeAddress.ts'
import { settings } from '../../../settings/settings.ts'
import { parseUrl } from '../../../web/parseUrl.ts'

/** Characters of a message, as the server counts them (spec, section 9). */
export const longestMessage = 2_000

/** From this length on the player sees how much is left. */
export const countedFrom = 1_800

/** The length of what would be sent. */
export const lengthOf = (draft: string) => draft.trim().length

/** Why a draft cannot be sent. */
export function draftProblem(draft: string): 'empty' | 'tooLong' | null {
  const length = lengthOf(draft)
  if (length === 0) return 'empty'
  return length > longestMessage ? 'tooLong' : null
}

const megabyte = 1024 * 1024

/** The largest files, in MB (spec, section 9). */
export const largestImage = 10
export const largestVideo = 20

/** Kinds of files that may be sent (spec, section 5), by the ending that a device may know instead of the type. */
const types = new Map([
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['qt', 'video/quicktime'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
])
const allowed = new Set([...types.values(), 'image/jpg'])

/** What a file chooser offers. */
export const acceptedFiles = [...allowed].join(',')

/** Why a file is not sent. */
export type FileProblem = 'noExtension' | 'wrongType' | 'emptyFile' | 'imageTooLarge' | 'videoTooLarge'

interface FileFacts {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

const extensionOf = (name: string) => /[^.]\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? null

/** A file's type; some devices leave it open, then its ending tells. Empty for one that is not known. */
export const typeOf = ({ name, type }: Omit<FileFacts, 'size'>) =>
  type.toLowerCase() || (types.get(extensionOf(name) ?? '') ?? '')

/** What speaks against sending a file, before anything is sent; null for nothing. */
export function fileProblem(file: FileFacts): FileProblem | null {
  if (extensionOf(file.name) === null) return 'noExtension'
  const type = typeOf(file)
  if (!allowed.has(type)) return 'wrongType'
  if (file.size === 0) return 'emptyFile'
  if (type.startsWith('video/')) return file.size > largestVideo * megabyte ? 'videoTooLarge' : null
  return file.size > largestImage * megabyte ? 'imageTooLarge' : null
}

/** Whether the player said it. */
export const isOwn = ({ sender }: Conversation) => sender === 'customer'

type Payload = Conversation['message']['payload']

/** A picture, a video, or another file; `address` is null where it is not one that may be shown. */
export interface Media {
  readonly kind: 'image' | 'video' | 'file'
  readonly address: string | null
  readonly name: string
}

/** What is to be shown of a message. `isUnknown`: of a kind that is not known here and without words of its own. */
export interface Parts {
  readonly text: string
  readonly buttons: readonly ChatButton[]
  readonly media: Media | null
  readonly cards: readonly ChatCard[]
  readonly isUnknown: boolean
}

/** Takes a message apart by its kind (contract, chat). Quick replies are buttons of their own row, not of the message. */
export function partsOf({ message: { message_type: kind, payload } }: Conversation): Parts {
  const parts: Parts = { text: payload.message ?? '', buttons: [], media: null, cards: [], isUnknown: false }
  if (kind === 'buttons') return named({ ...parts, buttons: payload.buttons })
  if (kind === 'media') return named({ ...parts, media: mediaOf(payload) })
  if (kind === 'generic') return named({ ...parts, cards: payload.generic })
  return named(parts)
}

const named = (parts: Parts): Parts => ({
  ...parts,
  isUnknown: parts.text.trim() === '' && parts.buttons.length + parts.cards.length === 0 && parts.media === null,
})

function mediaOf(payload: Payload): Media | null {
  const { url, filePath, name, fileType } = payload
  const source = url || filePath
  if (!source) return null
  const kind = fileType?.startsWith('image') ? 'image' : fileType?.startsWith('video') ? 'video' : 'file'
  return { kind, address: mediaAddress(payload), name: name || lastPart(source) }
}

const lastPart = (address: string) => address.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? address

/**
 * Where a file of a message lies: its `url`, or its `filePath` below the chat backend; null unless an image of the server's may
 * come from there (contract, reading 5).
 */
export function mediaAddress({ url, filePath }: Pick<Payload, 'url' | 'filePath'>): string | null {
  if (url) return safeImage(url)
  if (!filePath) return null
  if (/^https?:/i.test(filePath)) return safeImage(filePath)
  const base = settings.VITE_CHAT_URL || settings.VITE_API_BASE || '/'
  const file = `${base.replace(/\/+$/, '')}/${filePath.replace(/^\/+/, '')}`
  return safeImage(parseUrl(file, window.location.href)?.href ?? null)
}

/** The buttons that a message offers as its answers, as long as nothing was said after it. */
export const repliesOf = ({ message }: Conversation): readonly ChatButton[] =>
  message.message_type === 'quick_replies' ? message.payload.buttons : []
