import { readChatCall, type ChatIdentity } from '../../../api/chat/chat.ts'
import { send } from '../../../api/client/client.ts'
import type { Entry } from './entries.ts'
import { Pauses } from './pauses.ts'

/** Minimum time between two read marks (spec, section 9). */
const markIntervalMs = 1_000

/** Counts unseen messages, and reports seen ones to the server. */
export class Unread {
  readonly #identity: ChatIdentity
  readonly #onChange: () => void
  /** Times by id, epoch ms. */
  readonly #unseen = new Map<string, number>()
  readonly #pauses = new Pauses()
  #arrived = 0
  #marked = 0
  #markedAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  isInSight = false
  /** Kept for the divider after the player has seen it. */
  firstId: string | null = null

  constructor(identity: ChatIdentity, onChange: () => void) {
    this.#identity = identity
    this.#onChange = onChange
  }

  get count() {
    return this.#unseen.size
  }

  add(entries: readonly Entry[]): void {
    if (!this.isInSight) for (const entry of entries) this.#addUnseen(entry)
    this.addSeen(entries.length)
  }

  /** The server may not know that they were seen. */
  addSeen(count: number): void {
    this.#arrived += count
    if (count > 0) this.markAgain()
  }

  #addUnseen({ message: { id }, at }: Entry): void {
    const first = this.firstId === null ? undefined : this.#unseen.get(this.firstId)
    if (first === undefined || at < first) this.firstId = id
    this.#unseen.set(id, at)
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#unseen.delete(id)
    if (this.firstId !== null && ids.includes(this.firstId)) this.firstId = this.#unseen.keys().next().value ?? null
  }

  setInSight(isInSight: boolean): void {
    if (isInSight === this.isInSight) return
    this.isInSight = isInSight
    if (isInSight && this.#unseen.size === 0) this.firstId = null
    if (isInSight) this.#unseen.clear()
    this.#onChange()
    this.markAgain()
  }

  markAgain(): void {
    this.#pauses.reset()
    this.markIfDue()
  }

  markIfDue(): void {
    if (!this.#isDue() || this.#timer !== undefined) return
    const waitMs = this.#markedAt + markIntervalMs - Date.now()
    const go = () => {
      this.#timer = undefined
      if (this.#isDue()) void this.#mark()
    }
    if (waitMs <= 0 || waitMs > markIntervalMs) go()
    else this.#timer = setTimeout(go, waitMs)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.isInSight = false
  }

  #isDue(): boolean {
    const isSeen = this.isInSight && document.visibilityState === 'visible'
    return isSeen && this.#arrived > this.#marked && this.#pauses.isOver()
  }

  async #mark(): Promise<void> {
    const [arrived, marked] = [this.#arrived, this.#marked]
    this.#markedAt = Date.now()
    this.#marked = arrived
    try {
      await send(readChatCall, { body: this.#identity })
      this.#pauses.reset()
    } catch (reason) {
      this.#pauses.failed(reason)
      if (this.#marked === arrived) this.#marked = marked
    }
  }
}
