import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import type { StoredMessage } from './drafts.ts'
import type { Marker } from './entries.ts'
import type { OutboxItem } from './types.ts'

export interface PendingMessage extends OutboxItem {
  readonly message: OutgoingMessage | null
  /** Lost on reload; null for a text. */
  readonly source: File | null
  /** Sent before the others, as after a manual retry. */
  readonly isNext: boolean
  /** Epoch ms; null if it never left the device. */
  readonly leftAt: number | null
  /** Until then the history may still show it; `performance.now()`. */
  readonly soughtUntil: number
  readonly marker: Marker | null
  /** Times of later confirmed messages of equal content, epoch ms. */
  readonly others: readonly number[]
  readonly refusals: number
}

export type MessageContent = Pick<PendingMessage, 'text'> & Partial<Pick<PendingMessage, 'message' | 'file' | 'source'>>

/** The page closed before the upload. */
export const fileLostCode = 'FILE_LOST'

const blank = {
  delivery: 'waiting',
  file: null,
  progress: null,
  code: null,
  message: null,
  source: null,
  isNext: false,
  isSought: false,
  leftAt: null,
  soughtUntil: 0,
  marker: null,
  others: [],
  refusals: 0,
} as const

const pageId = crypto.getRandomValues(new Uint32Array(2)).join('-')
let createdMessages = 0

export function createPendingMessage(content: MessageContent): PendingMessage {
  return { ...blank, id: `own-${pageId}-${(createdMessages += 1)}`, at: Date.now(), ...content }
}

/** A request may still reach the server within this time. */
const arrivalMs = 10_000

export function markUnconfirmed(item: PendingMessage): PendingMessage {
  const leftSince = item.leftAt === null ? 0 : Date.now() - item.leftAt
  // The device's clock may have been set since.
  const restMs = Math.min(Math.max(arrivalMs - leftSince, 0), arrivalMs)
  return { ...item, delivery: 'sending', isSought: true, soughtUntil: performance.now() + restMs }
}

/** A message that left is searched for; others wait. Without its uploaded file it has failed. */
export function restored({ file, leftAt, refusals = 0, ...stored }: StoredMessage): PendingMessage {
  const item: PendingMessage = {
    ...blank,
    ...stored,
    refusals,
    leftAt: leftAt ?? null,
    file: file && { ...file, preview: null },
  }
  if (item.message === null) return { ...item, delivery: 'failed', code: item.code ?? fileLostCode }
  // Earlier versions of the app did not store it.
  if (item.delivery === 'sending') return leftAt === null ? { ...item, delivery: 'waiting' } : markUnconfirmed(item)
  return item.delivery === 'unknown' ? markUnconfirmed(item) : item
}

/** Another page may be sending a waiting message. */
export const withUnknownOutcome = (item: PendingMessage): PendingMessage =>
  item.delivery === 'waiting' ? markUnconfirmed(item) : item
