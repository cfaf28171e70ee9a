import { markChatReadCall, type ChatIdentity } from '../../../api/chat/chat.ts'
import { send } from '../../../api/client/client.ts'
import { isFinalError, Backoff } from './backoff.ts'
import type { Entry } from './transcript.ts'

/** Minimum time between two read marks (product, numbers). */
const markIntervalMs = 1_000

/** Counts unseen messages, and reports seen ones to the server. */
export class Unread {
  readonly #identity: ChatIdentity
  readonly #onChange: () => void
  /** The values are times in epoch ms, the keys ids. */
  readonly #unseen = new Map<string, number>()
  readonly #pauses = new Backoff()
  /** The server may not know that the latest messages were seen. */
  #isUnmarked = false
  #markedAt = -Infinity
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
    if (entries.length > 0) this.addSeen()
  }

  addSeen(): void {
    this.#isUnmarked = true
    this.markAgain()
  }

  #addUnseen({ message: { id }, at }: Entry): void {
    // The history may bring one from before those that came live.
    if (at < (this.#unseen.get(this.firstId ?? '') ?? Infinity)) this.firstId = id
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
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        if (this.#isDue()) void this.#mark()
      },
      Math.max(0, this.#markedAt + markIntervalMs - performance.now()),
    )
  }

  #isDue(): boolean {
    return this.#isUnmarked && this.isInSight && document.visibilityState === 'visible' && this.#pauses.isOver()
  }

  async #mark(): Promise<void> {
    this.#markedAt = performance.now()
    this.#isUnmarked = false
    try {
      await send(markChatReadCall, { body: this.#identity })
      this.#pauses.reset()
    } catch (reason) {
      this.#pauses.failed(isFinalError(reason))
      this.#isUnmarked = true
    }
  }
}
