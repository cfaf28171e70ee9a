import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import type { StoredMessage } from './drafts.ts'
import type { Marker } from './sought.ts'
import type { OutboxItem } from './types.ts'

/** A message in the outbox, with what its delivery needs. */
export interface PendingMessage extends OutboxItem {
  /** What is sent; null until its file is uploaded. */
  readonly message: OutgoingMessage | null
  /** The file, which only lives as long as the page; null for a text. */
  readonly source: File | null
  /** True if it goes before the others that wait, as when the player sends it again. */
  readonly isNext: boolean
  /** When it was handed over to the network, or later, when its connection broke, epoch ms; null if it never left. */
  readonly leftAt: number | null
  /** Until when the history may bring it, by `performance.now()`. */
  readonly soughtUntil: number
  /** The end of the history when it was sent; null before. */
  readonly marker: Marker | null
  /** The times of messages with the same content that were sent after it and confirmed, epoch ms. */
  readonly others: readonly number[]
  /** How often the server refused it. */
  readonly refusals: number
}

/** What the player wrote, tapped or chose. */
export type MessageContent = Pick<PendingMessage, 'text'> & Partial<Pick<PendingMessage, 'message' | 'file' | 'source'>>

/** The code of a file whose page ended before the upload did. */
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
let createdCount = 0

/** Creates a message that waits to be sent. */
export function created(content: MessageContent): PendingMessage {
  return { ...blank, id: `own-${pageId}-${(createdCount += 1)}`, at: Date.now(), ...content }
}

/** A request may take this long on its way to the server: the history may bring its message until then, also if the connection broke. */
const arrivalMs = 10_000

/** Marks a message that has left, and whose outcome only the history can tell now. */
export function sought(item: PendingMessage): PendingMessage {
  const leftSince = item.leftAt === null ? 0 : Date.now() - item.leftAt
  // The device's clock may have been set since.
  const restMs = Math.min(Math.max(arrivalMs - leftSince, 0), arrivalMs)
  return { ...item, delivery: 'sending', isSought: true, soughtUntil: performance.now() + restMs }
}

/**
 * Restores a message of an earlier page. If it left, the history is searched for it; if it was only about to leave, it waits. If its file
 * was not uploaded, it failed.
 */
export function restored({ file, leftAt, refusals = 0, ...stored }: StoredMessage): PendingMessage {
  const item: PendingMessage = {
    ...blank,
    ...stored,
    refusals,
    leftAt: leftAt ?? null,
    file: file && { ...file, preview: null },
  }
  if (item.message === null) return { ...item, delivery: 'failed', code: item.code ?? fileLostCode }
  // Earlier versions of the app did not note when a message left.
  if (item.delivery === 'sending') return leftAt === null ? { ...item, delivery: 'waiting' } : sought(item)
  return item.delivery === 'unknown' ? sought(item) : item
}

/** Another page may be sending a message that waits. */
export const withUnknownOutcome = (item: PendingMessage): PendingMessage =>
  item.delivery === 'waiting' ? sought(item) : item
