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
  /** Where this page stores the outbox; null if it does not. Each page has a slot of its own, as two would send every message twice. */
  #slot: number | null = null
  /** The messages as the slot has them; null if that is not known. */
  #stored: readonly PendingMessage[] | null = null
  /** The slot that was released. */
  #left: number | null = null

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
    const left = this.#takeOver(slot, isCertain ? (item) => item : withUnknownOutcome)
    // What was written before the slot was there stands below what it had.
    if (!this.#draft.includes(left)) this.type(`${left}\n\n${this.#draft}`)
  }

  /**
   * Takes over what a page that is gone left in another slot. A second draft stays there. If it is not certain that its messages were not
   * sent, their outcome is unknown here. Does nothing while the device has no room to store them here.
   */
  adopt(slot: number, isCertain: boolean): void {
    const { storage, owner } = this.#options
    const [items, draft] = [this.#items, this.#draft]
    const left = this.#takeOver(slot, isCertain ? (item) => item : withUnknownOutcome)
    if (this.#stored === this.#items) saveDrafts(storage, draftsKey(owner, slot), { owner, draft: left, items: [] })
    else {
      this.#items = items
      this.#draft = draft
      this.#changed()
    }
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
    this.#left = this.#slot
    this.#slot = null
  }

  /** Counts a refusal of a message. In a slot that was released meanwhile it waits, unless the next page has begun with it. */
  refuse(id: string): void {
    const item = this.find(id)
    if (!item) return
    const refusals = item.refusals + 1
    this.change(id, { refusals })
    if (this.#left === null) return
    const { storage, owner } = this.#options
    const key = draftsKey(owner, this.#left)
    const stored = readDrafts(storage, key)
    const isAsLeft = (one: StoredMessage) => one.id === id && one.delivery === 'sending' && one.leftAt === item.leftAt
    const change = (one: StoredMessage): StoredMessage =>
      isAsLeft(one) ? { ...one, delivery: 'waiting', isSought: false, refusals } : one
    if (stored) saveDrafts(storage, key, { ...stored, items: stored.items.map(change) })
  }

  #changed(): void {
    if (this.#slot !== null) this.#store(this.#slot)
    this.#options.onChange()
  }

  #store(slot: number): void {
    const { storage, owner } = this.#options
    const key = draftsKey(owner, slot)
    const now: Drafts = { owner, draft: this.#draft, items: this.#items }
    if (saveDrafts(storage, key, now)) this.#stored = this.#items
    else if (!this.#stored?.every(({ id, leftAt }) => this.find(id)?.leftAt === leftAt)) {
      // The device still says that a message waits which has left. Only the memory has it right then.
      storage.remove(key)
      this.#stored = saveDrafts(storage, key, now) ? this.#items : null
    }
  }
}
