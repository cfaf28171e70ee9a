import type { OutgoingMessage } from '../../../api/chat.ts'
import type { Item, Outbox } from './outbox.ts'
import { contentOf } from './rows.ts'
import type { Transcript } from './transcript.ts'

/** How long a message of unknown outcome is looked for again and again, ms. */
const doubtTime = 120_000

const isDoubtful = ({ isSought, delivery }: Item) => isSought || delivery === 'unknown'

/** Messages that were sent without an answer: whether the history holds them. */
export class Doubts {
  readonly #outbox: Outbox
  readonly #transcript: Transcript
  /** When one was sent last; an earlier page may have ended right before this one began. */
  #newestAt = Date.now()

  constructor(outbox: Outbox, transcript: Transcript) {
    this.#outbox = outbox
    this.#transcript = transcript
  }

  /** A message ended without an answer: the history has to be read. */
  add(id: string): void {
    this.#newestAt = Date.now()
    this.#outbox.change(id, { isSought: true })
  }

  /** Whether one of a short while ago may still turn up. */
  areFresh(): boolean {
    return Date.now() - this.#newestAt < doubtTime && this.#items().length > 0
  }

  /** Whether the history has to be read before anything else is sent. */
  areOpen(): boolean {
    return this.#outbox.items.some(({ isSought }) => isSought)
  }

  /** How far back the history has to be read for them, epoch ms; Infinity for nothing. */
  readTo(): number {
    return Math.min(...this.#items().map(({ marker }) => marker?.at ?? Infinity))
  }

  /** Takes those out of the outbox that the history turns out to hold. */
  settle(): void {
    for (const { id, message, marker, others } of this.#items())
      if (message && marker && this.#transcript.claim(id, { content: contentOf(message), marker, others }))
        this.#outbox.remove(id)
  }

  /** Reads the history: what it does not hold is perhaps not sent, or waits where the player sends it again. @returns whether it was read. */
  async look(read: () => Promise<boolean>): Promise<boolean> {
    const sought = this.#outbox.items.filter(({ isSought }) => isSought).map(({ id }) => id)
    const hasRead = await read()
    for (const id of sought) {
      const item = this.#outbox.find(id)
      const delivery = item?.delivery === 'waiting' ? 'waiting' : 'unknown'
      if (item?.isSought) this.#outbox.change(id, { delivery, isSought: !hasRead })
    }
    return hasRead
  }

  /** Another message was taken: where its words are the same, what the history holds of it is not one of these. */
  exclude(message: OutgoingMessage, createdAt: string): void {
    const content = contentOf(message)
    for (const { id, message: own, others } of this.#items())
      if (own && contentOf(own) === content) this.#outbox.change(id, { others: [...others, Date.parse(createdAt)] })
  }

  #items(): Item[] {
    return this.#outbox.items.filter(isDoubtful)
  }
}
