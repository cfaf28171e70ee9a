import { now } from '../../../lib/clock.ts'
import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import { comparableContent, type HistoryRow } from './historyRows.ts'
import type { Outbox } from './outbox.ts'
import { markUnconfirmed, type PendingMessage } from './pendingMessage.ts'
import type { UnconfirmedMessage } from './entries.ts'
import type { Transcript } from './transcript.ts'

const searchForMs = 120_000

const isUnresolved = ({ isSought, delivery }: PendingMessage) => isSought || delivery === 'unknown'

/** @returns null if the history cannot contain the message. */
const unconfirmedOf = ({ message, marker, others }: PendingMessage): UnconfirmedMessage | null =>
  message && marker && { content: comparableContent(message), marker, others }

export class Unresolved {
  readonly #outbox: Outbox
  readonly #transcript: Transcript
  /** An earlier page may have closed right after sending. */
  #since = now()
  #isDue = true

  constructor(outbox: Outbox, transcript: Transcript) {
    this.#outbox = outbox
    this.#transcript = transcript
  }

  add(id: string): void {
    this.#since = now()
    this.#isDue = true
    const item = this.#outbox.find(id)
    if (item) this.#outbox.change(id, markUnconfirmed({ ...item, leftAt: Date.now() }))
  }

  searchAgain(): void {
    this.#isDue = true
  }

  mayAppear(): boolean {
    return now() - this.#since < searchForMs && this.#items().length > 0
  }

  mustSearch(): boolean {
    return this.#outbox.items.some(({ isSought }) => isSought)
  }

  /** Epoch ms; Infinity without such messages. */
  readTo(): number {
    return Math.min(...this.#items().map(({ marker }) => marker?.at ?? Infinity))
  }

  settle(): void {
    for (const item of this.#items()) {
      const unconfirmed = unconfirmedOf(item)
      if (unconfirmed && this.#transcript.claim(item.id, unconfirmed)) this.#outbox.remove(item.id)
    }
  }

  notShown(): readonly PendingMessage[] {
    const taken = new Set<HistoryRow>()
    const isShown = (item: PendingMessage) => {
      const unconfirmed = isUnresolved(item) || item.delivery === 'sending' ? unconfirmedOf(item) : null
      const found = unconfirmed && this.#transcript.candidates(unconfirmed).find((row) => !taken.has(row))
      if (found) taken.add(found)
      return Boolean(found)
    }
    const rest = this.#outbox.items.filter((item) => !isShown(item))
    return taken.size > 0 ? rest : this.#outbox.items
  }

  /**
   * A message that can no longer appear becomes unknown.
   * @returns true if none is unconfirmed.
   */
  async search(read: () => Promise<boolean>): Promise<boolean> {
    if (!this.#isDue) return false
    this.#isDue = false
    const begin = performance.now()
    const unconfirmedIds = this.#outbox.items.filter(({ isSought }) => isSought).map(({ id }) => id)
    if (!(await read())) return false
    for (const id of unconfirmedIds) this.#notFound(id, begin)
    return !this.mustSearch()
  }

  #notFound(id: string, begin: number): void {
    const item = this.#outbox.find(id)
    if (!item?.isSought) return
    if (item.delivery === 'waiting') this.#outbox.change(id, { isSought: false })
    else if (begin >= item.soughtUntil) this.#outbox.change(id, { delivery: 'unknown', isSought: false })
  }

  /** Unconfirmed messages of equal content must not match this one. */
  exclude(message: OutgoingMessage, createdAt: string): void {
    const content = comparableContent(message)
    for (const { id, message: own, others } of this.#items())
      if (own && comparableContent(own) === content)
        this.#outbox.change(id, { others: [...others, Date.parse(createdAt)] })
  }

  #items(): PendingMessage[] {
    return this.#outbox.items.filter(isUnresolved)
  }
}
