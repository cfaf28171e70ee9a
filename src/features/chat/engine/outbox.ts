import type { StorageArea } from '../../../platform/storage.ts'
import { draftsKey, readDrafts, saveDrafts, type Drafts, type StoredMessage } from './drafts.ts'
import {
  created,
  restored,
  sought,
  withUnknownOutcome,
  type MessageContent,
  type PendingMessage,
} from './pendingMessage.ts'

interface OutboxOptions {
  readonly storage: StorageArea
  /** A hash of the identity whose drafts these are. */
  readonly owner: string
  onChange(): void
}

/**
 * The draft and the messages that are not confirmed, in order. Each change is stored on the device before anything else happens.
 * Messages do not go through `commands/`, which blocks navigation until the answer: the outbox remembers a message on its way instead,
 * also when the chat is closed.
 */
export class Outbox {
  readonly #options: OutboxOptions
  #items: readonly PendingMessage[] = []
  #draft = ''
  /** True while this page stores the outbox. Only one does, as two would send every message twice. */
  #isOpen = false
  /** The messages as they are stored; null if that is not known. */
  #stored: readonly PendingMessage[] | null = null
  /** True once it was left to another page. */
  #isLeft = false

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
  open(isCertain: boolean): void {
    const { storage, owner } = this.#options
    const stored = readDrafts(storage, draftsKey(owner))
    const { draft, items } = stored ?? { draft: '', items: [] }
    const left = items.map(restored)
    this.#isOpen = true
    this.#stored = stored && left
    this.#items = [...(isCertain ? left : left.map(withUnknownOutcome)), ...this.#items]
    // What was written before stands below what was stored.
    if (!this.#draft.includes(draft)) this.#draft = [draft, this.#draft].filter(Boolean).join('\n\n')
    this.#changed()
  }

  type(text: string): void {
    if (text === this.#draft) return
    this.#draft = text
    this.#changed()
  }

  add(content: MessageContent): PendingMessage {
    const item = created(content)
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

  /** Searches the history for a message whose send ended without an answer now. Until then it was on its way. */
  seek(id: string): void {
    const leftAt = Date.now()
    this.#items = this.#items.map((item) => (item.id === id ? sought({ ...item, leftAt }) : item))
    this.#changed()
  }

  remove(id: string): void {
    this.#items = this.#items.filter((item) => item.id !== id)
    this.#changed()
  }

  /** Stores nothing more, so that another page can take over. */
  release(): void {
    this.#isLeft = this.#isOpen
    this.#isOpen = false
  }

  /** Counts a refusal of a message. Where it was left to the next page it waits there, unless that has begun with it. */
  refuse(id: string): void {
    const item = this.find(id)
    if (!item) return
    const refusals = item.refusals + 1
    this.change(id, { refusals })
    if (!this.#isLeft) return
    const { storage, owner } = this.#options
    const key = draftsKey(owner)
    const stored = readDrafts(storage, key)
    const isAsLeft = (one: StoredMessage) => one.id === id && one.delivery === 'sending' && one.leftAt === item.leftAt
    const change = (one: StoredMessage): StoredMessage =>
      isAsLeft(one) ? { ...one, delivery: 'waiting', isSought: false, refusals } : one
    if (stored) saveDrafts(storage, key, { ...stored, items: stored.items.map(change) })
  }

  #changed(): void {
    if (this.#isOpen) this.#store()
    this.#options.onChange()
  }

  #store(): void {
    const { storage, owner } = this.#options
    const key = draftsKey(owner)
    const now: Drafts = { owner, draft: this.#draft, items: this.#items }
    if (saveDrafts(storage, key, now)) this.#stored = this.#items
    else if (!this.#stored?.every(({ id, leftAt }) => this.find(id)?.leftAt === leftAt)) {
      // The device still says that a message waits which has left. Only the memory has it right then.
      storage.remove(key)
      this.#stored = saveDrafts(storage, key, now) ? this.#items : null
    }
  }
}
