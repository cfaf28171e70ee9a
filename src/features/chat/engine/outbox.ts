import type { OutgoingMessage } from '../../../api/chat.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import { draftsKey, readDrafts, saveDrafts, type StoredMessage } from './drafts.ts'
import type { Marker } from './transcript.ts'
import type { OutboxItem } from './types.ts'

/** A message in the outbox, with what its delivery needs. */
export interface PendingMessage extends OutboxItem {
  /** What is sent; null until its file is uploaded. */
  readonly message: OutgoingMessage | null
  /** The file, which only lives as long as the page; null for a text. */
  readonly source: File | null
  /** True if it goes before the others that wait, as when the player sends it again. */
  readonly isNext: boolean
  /** When it was handed over to the network, epoch ms; null if it never left. */
  readonly leftAt: number | null
  /** Until when the history may bring it, by `performance.now()`. */
  readonly soughtUntil: number
  /** The end of the history when it was sent; null before. */
  readonly marker: Marker | null
  /** The times of messages with the same content that were sent after it and confirmed, epoch ms. */
  readonly others: readonly number[]
}

interface OutboxOptions {
  readonly storage: StorageArea
  /** A hash of the identity whose drafts these are. */
  readonly owner: string
  onChange(): void
}

/** The code of a file whose page ended before the upload did. */
export const fileLostCode = 'FILE_LOST'
const pageId = crypto.getRandomValues(new Uint32Array(2)).join('-')
let createdCount = 0

/**
 * The draft and the messages that are not confirmed, in order. Each change is stored on the device before anything else happens.
 * Messages do not go through `commands/`, which blocks navigation until the answer: the outbox remembers a message on its way instead,
 * also when the chat is closed.
 */
export class Outbox {
  readonly #options: OutboxOptions
  #items: readonly PendingMessage[] = []
  #draft = ''
  /** Where this page stores the outbox; null if it does not. Each page has a slot of its own, as two would send every message twice. */
  #slot: number | null = null

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  get items() {
    return this.#items
  }

  get draft() {
    return this.#draft
  }

  /** True if something is stored in a slot. */
  isFilled(slot: number): boolean {
    const { storage, owner } = this.#options
    return storage.get(draftsKey(owner, slot)) !== null
  }

  /**
   * Makes this the page that stores the outbox in a slot, and takes over what an earlier page left there. If it is not certain that the
   * earlier page is gone, that page may still send its messages. Their outcome is then unknown here, so that only the player sends them
   * again.
   */
  open(slot: number, isCertain: boolean): void {
    this.#slot = slot
    this.#takeOver(slot, isCertain ? (item) => item : withUnknownOutcome)
  }

  /** Takes over what a page that is gone left in another slot. A second draft stays there. */
  adopt(slot: number): void {
    const { storage, owner } = this.#options
    const left = this.#takeOver(slot, (item) => item)
    saveDrafts(storage, draftsKey(owner, slot), { owner, draft: left, items: [] })
  }

  /** Removes what is stored in a slot. */
  empty(slot: number): void {
    const { storage, owner } = this.#options
    storage.remove(draftsKey(owner, slot))
  }

  /** Takes over the messages of a slot, and its draft if this page has none. @returns a draft that was not taken over. */
  #takeOver(slot: number, change: (item: PendingMessage) => PendingMessage): string {
    const { storage, owner } = this.#options
    const { draft = '', items = [] } = readDrafts(storage, draftsKey(owner, slot)) ?? {}
    const isTaken = this.#draft === ''
    if (isTaken) this.#draft = draft
    this.#items = [...items.map(restored).map(change), ...this.#items]
    this.#changed()
    return isTaken ? '' : draft
  }

  type(text: string): void {
    if (text === this.#draft) return
    this.#draft = text
    this.#changed()
  }

  add(
    part: Pick<PendingMessage, 'text'> & Partial<Pick<PendingMessage, 'message' | 'file' | 'source'>>,
  ): PendingMessage {
    const item = { ...blank, id: `own-${pageId}-${(createdCount += 1)}`, at: Date.now(), ...part }
    this.#items = [...this.#items, item]
    this.#changed()
    return item
  }

  find(id: string): PendingMessage | undefined {
    return this.#items.find((item) => item.id === id)
  }

  change(id: string, part: Partial<PendingMessage>): void {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, ...part } : item))
    this.#changed()
  }

  /** Sets the progress of an upload, which is not stored. */
  setProgress(id: string, progress: number | null): void {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, progress } : item))
    this.#options.onChange()
  }

  /** Searches the history for a message whose send ended without an answer. */
  seek(id: string): void {
    this.#items = this.#items.map((item) => (item.id === id ? sought(item) : item))
    this.#changed()
  }

  remove(id: string): void {
    this.#items = this.#items.filter((item) => item.id !== id)
    this.#changed()
  }

  /** Stores nothing more, so that another page can take over. */
  release(): void {
    this.#slot = null
  }

  #changed(): void {
    const { storage, owner, onChange } = this.#options
    if (this.#slot !== null)
      saveDrafts(storage, draftsKey(owner, this.#slot), { owner, draft: this.#draft, items: this.#items })
    onChange()
  }
}

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
} as const

/** A request may take this long on its way to the server: the history may bring its message until then, also if the connection broke. */
const arrivalMs = 10_000

/** Marks a message that has left, and whose outcome only the history can tell now. */
function sought(item: PendingMessage): PendingMessage {
  const leftSince = item.leftAt === null ? 0 : Date.now() - item.leftAt
  // The device's clock may have been set since.
  const restMs = Math.min(Math.max(arrivalMs - leftSince, 0), arrivalMs)
  return { ...item, delivery: 'sending', isSought: true, soughtUntil: performance.now() + restMs }
}

/**
 * Restores a message of an earlier page. If it left, the history is searched for it; if it was only about to leave, it waits. If its file
 * was not uploaded, it failed.
 */
function restored({ file, leftAt, ...stored }: StoredMessage): PendingMessage {
  const item: PendingMessage = { ...blank, ...stored, leftAt: leftAt ?? null, file: file && { ...file, preview: null } }
  if (item.message === null) return { ...item, delivery: 'failed', code: item.code ?? fileLostCode }
  // Earlier versions of the app did not note when a message left.
  if (item.delivery === 'sending') return leftAt === null ? { ...item, delivery: 'waiting' } : sought(item)
  return item.delivery === 'unknown' ? sought(item) : item
}

/** Another page may be sending a message that waits. */
const withUnknownOutcome = (item: PendingMessage): PendingMessage => (item.delivery === 'waiting' ? sought(item) : item)
