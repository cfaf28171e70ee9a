import { now } from '../../../lib/clock.ts'
import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import { contentOf, type HistoryRow } from './historyRows.ts'
import type { Outbox } from './outbox.ts'
import type { PendingMessage } from './pendingMessage.ts'
import type { Sought } from './sought.ts'
import type { Transcript } from './transcript.ts'

/** A message may appear in the history late: the search is repeated for this long after the last send without an answer. */
const searchForMs = 120_000

const isUnresolved = ({ isSought, delivery }: PendingMessage) => isSought || delivery === 'unknown'

/** What to search the history for; null for a message that cannot be found there. */
const soughtOf = ({ message, marker, others }: PendingMessage): Sought | null =>
  message && marker && { content: contentOf(message), marker, others }

/** Messages that were sent without an answer. Only the history tells if they arrived. */
export class Unresolved {
  readonly #outbox: Outbox
  readonly #transcript: Transcript
  /** The start of the search, by the monotonic clock. It begins with the page, as an earlier page may have ended right after a send. */
  #since = now()
  /** True if the history has to be read for them. It is read at once, then at each check. */
  #isDue = true

  constructor(outbox: Outbox, transcript: Transcript) {
    this.#outbox = outbox
    this.#transcript = transcript
  }

  /** Adds a message whose send ended without an answer. */
  add(id: string): void {
    this.#since = now()
    this.#isDue = true
    this.#outbox.seek(id)
  }

  /** Lets the next search read the history again. */
  searchAgain(): void {
    this.#isDue = true
  }

  /** True while a message may still appear in the history. */
  mayAppear(): boolean {
    return now() - this.#since < searchForMs && this.#items().length > 0
  }

  /** True while the history must be searched before anything else is sent. */
  mustSearch(): boolean {
    return this.#outbox.items.some(({ isSought }) => isSought)
  }

  /** How far back the history must be read for them, epoch ms; Infinity if there are none. */
  readTo(): number {
    return Math.min(...this.#items().map(({ marker }) => marker?.at ?? Infinity))
  }

  /** Removes from the outbox what the history contains. */
  settle(): void {
    for (const item of this.#items()) {
      const sought = soughtOf(item)
      if (sought && this.#transcript.claim(item.id, sought)) this.#outbox.remove(item.id)
    }
  }

  /** The outbox without the messages that the transcript shows already, by the socket or before their answer has come. */
  notShown(): readonly PendingMessage[] {
    const taken = new Set<HistoryRow>()
    const isShown = (item: PendingMessage) => {
      const sought = isUnresolved(item) || item.delivery === 'sending' ? soughtOf(item) : null
      const found = sought && this.#transcript.candidates(sought).find((row) => !taken.has(row))
      if (found) taken.add(found)
      return Boolean(found)
    }
    const rest = this.#outbox.items.filter((item) => !isShown(item))
    return taken.size > 0 ? rest : this.#outbox.items
  }

  /**
   * Reads the history if that is due, which settles what it contains. The outcome of a message that it could not bring any more becomes
   * unknown, except of those that the player sends again. @returns true if nothing is sought any more.
   */
  async search(read: () => Promise<boolean>): Promise<boolean> {
    if (!this.#isDue) return false
    this.#isDue = false
    const begin = performance.now()
    const sought = this.#outbox.items.filter(({ isSought }) => isSought).map(({ id }) => id)
    if (!(await read())) return false
    for (const id of sought) this.#notFound(id, begin)
    return !this.mustSearch()
  }

  #notFound(id: string, begin: number): void {
    const item = this.#outbox.find(id)
    if (!item?.isSought) return
    if (item.delivery === 'waiting') this.#outbox.change(id, { isSought: false })
    else if (begin >= item.soughtUntil) this.#outbox.change(id, { delivery: 'unknown', isSought: false })
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
