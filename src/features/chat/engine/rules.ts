import type { ChatButton, ServerMessage } from '../../../api/chat/chatMessage.ts'
import { parseUrl } from '../../../lib/parseUrl.ts'
import { settings } from '../../../lib/settings/settings.ts'
import { plainText } from '../../../lib/typedDigits.ts'
import { safeImage } from '../../../platform/safeAddress.ts'

type Payload = ServerMessage['message']['payload']

/** `address` is null if the page may not load it. */
export interface Media {
  readonly kind: 'image' | 'video' | 'file'
  readonly address: string | null
  readonly name: string
}

/**
 * Quick replies are shown in a row of their own (contract, chat).
 * @returns isUnknown if there is nothing to show.
 */
export function messageParts({ message: { message_type: type, payload } }: ServerMessage) {
  const text = payload.message ?? ''
  const buttons = type === 'buttons' ? payload.buttons : []
  const cards = type === 'generic' ? payload.generic : []
  const media = type === 'media' ? mediaOf(payload) : null
  const isUnknown = text.trim() === '' && buttons.length + cards.length === 0 && media === null
  return { text, buttons, media, cards, isUnknown }
}

function mediaOf(payload: Payload): Media | null {
  const { url, filePath, name, fileType } = payload
  const source = url || filePath
  if (!source) return null
  const type = typeOf({ name: lastPart(source), type: fileType ?? '' })
  const kind = (['image', 'video'] as const).find((one) => type.startsWith(one)) ?? 'file'
  const safe = kind === 'video' ? safeChatVideo : safeImage
  return { kind, address: mediaAddress(payload, safe), name: name || lastPart(source) }
}

const lastPart = (address: string) => address.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? address

/** `media-src` allows videos neither from data nor from the API. */
function safeChatVideo(video: string | null): string | null {
  const address = safeImage(video)
  const origins = [window.location.origin, parseUrl(settings.VITE_CHAT_URL)?.origin, ...settings.VITE_MEDIA_ORIGINS]
  return origins.includes(parseUrl(address ?? '')?.origin) ? address : null
}

/**
 * The file's `url`, or its `filePath` below the chat backend (contract, rule 5).
 * @returns null unless it passes `safe`.
 */
export function mediaAddress({ url, filePath }: Pick<Payload, 'url' | 'filePath'>, safe = safeImage): string | null {
  if (url) return safe(url)
  if (!filePath) return null
  if (/^https?:/i.test(filePath)) return safe(filePath)
  const base = settings.VITE_CHAT_URL || settings.VITE_API_BASE || '/'
  const file = `${base.replace(/\/+$/, '')}/${filePath.replace(/^\/+/, '')}`
  return safe(parseUrl(file, window.location.href)?.href ?? null)
}

export const repliesOf = ({ message }: ServerMessage): readonly ChatButton[] =>
  message.message_type === 'quick_replies' ? message.payload.buttons : []

/** In UTF-16 units, as the server counts (product, numbers). */
export const maxMessageLength = 2_000

export const showLengthFrom = 1_800

/** Invisible characters alone count as 0. */
export const lengthOf = (draft: string) => (plainText(draft).trim() === '' ? 0 : draft.trim().length)

export function draftProblem(draft: string): 'empty' | 'tooLong' | null {
  const length = lengthOf(draft)
  if (length === 0) return 'empty'
  return length > maxMessageLength ? 'tooLong' : null
}

const bytesPerMb = 1024 * 1024

export const maxImageMb = 10
export const maxVideoMb = 20

/** The allowed types (product, validation). Some devices leave a file's type empty. */
const typesByExtension = new Map([
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['qt', 'video/quicktime'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
])
const allowed = new Set([...typesByExtension.values(), 'image/jpg'])

/** Some web views read only the first type. */
export const acceptedFiles = ['image/*', ...allowed].join(',')

export type ChatFileProblem = 'noExtension' | 'wrongType' | 'emptyFile' | 'imageTooLarge' | 'videoTooLarge'

const extensionOf = (name: string) => /[^.]\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? null

export const typeOf = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  type.toLowerCase() || (typesByExtension.get(extensionOf(name) ?? '') ?? '')

/** @returns null if the file can be sent. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): ChatFileProblem | null {
  if (extensionOf(file.name) === null) return 'noExtension'
  const type = typeOf(file)
  if (!allowed.has(type)) return 'wrongType'
  if (file.size === 0) return 'emptyFile'
  if (type.startsWith('video/')) return file.size > maxVideoMb * bytesPerMb ? 'videoTooLarge' : null
  return file.size > maxImageMb * bytesPerMb ? 'imageTooLarge' : null
}
