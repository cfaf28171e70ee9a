import type { OutgoingMessage } from '../../../api/chat.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import { readDrafts, saveDrafts, type StoredMessage } from './drafts.ts'
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
  /** True if it was sent without an answer and the history was not read since. Everything behind it waits. */
  readonly isSought: boolean
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
  /** True if this page stores the outbox. Only one page of a device does, as two would send every message twice. */
  #isStoring = false

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  get items() {
    return this.#items
  }

  get draft() {
    return this.#draft
  }

  /**
   * Makes this the page that stores the outbox, and takes over what an earlier page left. If it is not certain that the earlier page is
   * gone, that page may still send its messages. Their outcome is then unknown here, so that only the player sends them again.
   */
  takeOver(isCertain: boolean): void {
    const { storage, owner } = this.#options
    const stored = readDrafts(storage, owner)
    this.#isStoring = true
    const items = (stored?.items ?? []).map(restored)
    this.#items = [...(isCertain ? items : items.map(withUnknownOutcome)), ...this.#items]
    if (this.#draft === '') this.#draft = stored?.draft ?? ''
    this.#changed()
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

  remove(id: string): void {
    this.#items = this.#items.filter((item) => item.id !== id)
    this.#changed()
  }

  /** Stores nothing more, so that another page can take over. */
  release(): void {
    this.#isStoring = false
  }

  #changed(): void {
    const { storage, owner, onChange } = this.#options
    if (this.#isStoring) saveDrafts(storage, { owner, draft: this.#draft, items: this.#items })
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
  marker: null,
  others: [],
} as const

/** Restores a message of an earlier page. If it was being sent, the history is searched for it. If its file was not uploaded, it failed. */
function restored({ file, ...stored }: StoredMessage): PendingMessage {
  const item: PendingMessage = { ...blank, ...stored, file: file && { ...file, preview: null } }
  if (item.message === null) return { ...item, delivery: 'failed', code: item.code ?? fileLostCode }
  return item.delivery === 'sending' ? { ...item, isSought: true } : item
}

/** Another page may be sending a message that waits. */
const withUnknownOutcome = (item: PendingMessage): PendingMessage =>
  item.delivery === 'waiting' ? { ...item, delivery: 'unknown', isSought: true } : item
