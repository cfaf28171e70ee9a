import type { Entry } from './entries.ts'

/** The shortest time between two read marks (spec, section 9). */
const markIntervalMs = 1_000

interface UnreadOptions {
  /** Marks everything as read at the server. @throws if that fails. */
  mark(): Promise<unknown>
  onChange(): void
}

/** Counts support's messages that the player has not seen, and marks messages as read at the server. */
export class Unread {
  readonly #options: UnreadOptions
  /** The times of unseen messages by id, epoch ms. */
  readonly #unseen = new Map<string, number>()
  #firstId: string | null = null
  #isInSight = false
  /** How many messages arrived on this page, and how many of these are marked as read. */
  #arrived = 0
  #marked = 0
  #markedAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: UnreadOptions) {
    this.#options = options
  }

  get isInSight() {
    return this.#isInSight
  }

  get count() {
    return this.#unseen.size
  }

  /** The first unseen message. It stays after the player has seen it, for the divider. */
  get firstId() {
    return this.#firstId
  }

  /** Adds new messages of support's. */
  add(entries: readonly Entry[]): void {
    this.#arrived += entries.length
    if (!this.#isInSight) for (const entry of entries) this.#addUnseen(entry)
    this.markIfDue()
  }

  /** Adds the messages of the first read. They count as seen, but the server may not know that. */
  addSeen(): void {
    this.#arrived += 1
    this.markIfDue()
  }

  #addUnseen({ message: { id }, at }: Entry): void {
    const first = this.#firstId === null ? undefined : this.#unseen.get(this.#firstId)
    if (first === undefined || at < first) this.#firstId = id
    this.#unseen.set(id, at)
  }

  /** Removes messages that the server turned out not to have. */
  remove(ids: readonly string[]): void {
    for (const id of ids) this.#unseen.delete(id)
    if (this.#firstId !== null && ids.includes(this.#firstId)) this.#firstId = this.#unseen.keys().next().value ?? null
  }

  setInSight(isInSight: boolean): void {
    if (isInSight === this.#isInSight) return
    this.#isInSight = isInSight
    if (isInSight && this.#unseen.size === 0) this.#firstId = null
    if (isInSight) this.#unseen.clear()
    this.#options.onChange()
    this.markIfDue()
  }

  /** Marks the messages as read if they are in sight on a visible page, at most once a second. */
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
    this.#isInSight = false
  }

  #isDue(): boolean {
    return this.#isInSight && document.visibilityState === 'visible' && this.#arrived > this.#marked
  }

  async #mark(): Promise<void> {
    const [arrived, marked] = [this.#arrived, this.#marked]
    this.#markedAt = Date.now()
    this.#marked = arrived
    try {
      await this.#options.mark()
    } catch {
      // The next check tries again, unless a later mark has begun.
      if (this.#marked === arrived) this.#marked = marked
    }
  }
}
