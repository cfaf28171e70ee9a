import type { StorageArea } from '../../../platform/storage.ts'
import { draftsKey, readDrafts, saveDrafts, type Drafts, type StoredMessage } from './drafts.ts'
import {
  createPendingMessage,
  restored,
  withUnknownOutcome,
  type MessageContent,
  type PendingMessage,
} from './pendingMessage.ts'

interface OutboxOptions {
  readonly storage: StorageArea
  readonly owner: string
  onChange(): void
}

/** Stores each change at once, so messages bypass `commands/`, which blocks navigation until an answer. */
export class Outbox {
  readonly #options: OutboxOptions
  items: readonly PendingMessage[] = []
  draft = ''
  /** True while this page stores the outbox; two such pages would send everything twice. */
  #isOpen = false
  /** Null if it is unknown what is stored. */
  #stored: readonly PendingMessage[] | null = null
  #isLeft = false

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  /** Unless the earlier page is surely gone, it may be sending, so outcomes become unknown. */
  open(isCertain: boolean): void {
    const { storage, owner } = this.#options
    const stored = readDrafts(storage, owner)
    const { draft, items } = stored ?? { draft: '', items: [] }
    const left = items.map(restored)
    this.#isOpen = true
    this.#stored = stored && left
    this.items = [...(isCertain ? left : left.map(withUnknownOutcome)), ...this.items]
    // Keeps text typed before the page had the lock.
    if (!this.draft.includes(draft)) this.draft = [draft, this.draft].filter(Boolean).join('\n\n')
    this.#changed()
  }

  type(text: string): void {
    if (text === this.draft) return
    this.draft = text
    this.#changed()
  }

  add(content: MessageContent): PendingMessage {
    const item = createPendingMessage(content)
    this.items = [...this.items, item]
    this.#changed()
    return item
  }

  find(id: string): PendingMessage | undefined {
    return this.items.find((item) => item.id === id)
  }

  change(id: string, part: Partial<PendingMessage>): void {
    this.#put(id, part)
    this.#changed()
  }

  setProgress(id: string, progress: number | null): void {
    this.#put(id, { progress })
    this.#options.onChange()
  }

  remove(id: string): void {
    this.items = this.items.filter((item) => item.id !== id)
    this.#changed()
  }

  release(): void {
    this.#isLeft = this.#isOpen
    this.#isOpen = false
  }

  /** If the page is being left, the next page sends the message instead. */
  refuse(id: string): void {
    const item = this.find(id)
    if (!item) return
    const refusals = item.refusals + 1
    this.change(id, { refusals })
    if (!this.#isLeft) return
    const { storage, owner } = this.#options
    const stored = readDrafts(storage, owner)
    const isAsLeft = (one: StoredMessage) => one.id === id && one.delivery === 'sending' && one.leftAt === item.leftAt
    const change = (one: StoredMessage): StoredMessage =>
      isAsLeft(one) ? { ...one, delivery: 'waiting', isSought: false, refusals } : one
    if (stored) saveDrafts(storage, { ...stored, items: stored.items.map(change) })
  }

  #put(id: string, part: Partial<PendingMessage>): void {
    this.items = this.items.map((item) => (item.id === id ? { ...item, ...part } : item))
  }

  #changed(): void {
    if (this.#isOpen) this.#store()
    this.#options.onChange()
  }

  #store(): void {
    const { storage, owner } = this.#options
    const now: Drafts = { owner, draft: this.draft, items: this.items }
    if (saveDrafts(storage, now)) this.#stored = this.items
    else if (!this.#stored?.every(({ id, leftAt }) => this.find(id)?.leftAt === leftAt)) {
      // The stored copy shows a sent message as waiting, so it must go.
      storage.remove(draftsKey(owner))
      this.#stored = saveDrafts(storage, now) ? this.items : null
    }
  }
}
