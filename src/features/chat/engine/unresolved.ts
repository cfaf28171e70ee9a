import type { OutgoingMessage } from '../../../api/chat.ts'
import { contentOf } from './historyRows.ts'
import type { Outbox, PendingMessage } from './outbox.ts'
import type { Transcript } from './transcript.ts'

/** A message may appear in the history late: the search is repeated for this long after the last send without an answer. */
const searchForMs = 120_000

const isUnresolved = ({ isSought, delivery }: PendingMessage) => isSought || delivery === 'unknown'

/** Messages that were sent without an answer. Only the history tells if they arrived. */
export class Unresolved {
  readonly #outbox: Outbox
  readonly #transcript: Transcript
  /** The start of the search, epoch ms. It begins with the page, as an earlier page may have ended right after a send. */
  #since = Date.now()

  constructor(outbox: Outbox, transcript: Transcript) {
    this.#outbox = outbox
    this.#transcript = transcript
  }

  /** Adds a message whose send ended without an answer. */
  add(id: string): void {
    this.#since = Date.now()
    this.#outbox.change(id, { isSought: true })
  }

  /** True while a message may still appear in the history. */
  mayAppear(): boolean {
    return Date.now() - this.#since < searchForMs && this.#items().length > 0
  }

  /** True if the history must be read before anything else is sent. */
  needRead(): boolean {
    return this.#outbox.items.some(({ isSought }) => isSought)
  }

  /** How far back the history must be read for them, epoch ms; Infinity if there are none. */
  readTo(): number {
    return Math.min(...this.#items().map(({ marker }) => marker?.at ?? Infinity))
  }

  /** Removes from the outbox what the history contains. */
  settle(): void {
    for (const { id, message, marker, others } of this.#items())
      if (message && marker && this.#transcript.claim(id, { content: contentOf(message), marker, others }))
        this.#outbox.remove(id)
  }

  /**
   * Reads the history, which settles what it contains. The outcome of the other messages becomes unknown, except of those that the player
   * sends again. @returns true if the history could be read.
   */
  async search(read: () => Promise<boolean>): Promise<boolean> {
    const sought = this.#outbox.items.filter(({ isSought }) => isSought).map(({ id }) => id)
    const isRead = await read()
    for (const id of sought) {
      const item = this.#outbox.find(id)
      const delivery = item?.delivery === 'waiting' ? 'waiting' : 'unknown'
      if (item?.isSought) this.#outbox.change(id, { delivery, isSought: !isRead })
    }
    return isRead
  }

  /** Excludes a confirmed message from the search for unresolved messages with the same content. */
  exclude(message: OutgoingMessage, createdAt: string): void {
    const content = contentOf(message)
    for (const { id, message: own, others } of this.#items())
      if (own && contentOf(own) === content) this.#outbox.change(id, { others: [...others, Date.parse(createdAt)] })
  }

  #items(): PendingMessage[] {
    return this.#outbox.items.filter(isUnresolved)
  }
}
