import { Pauses } from './pauses.ts'

/** The shortest time between two read marks (spec, section 9). */
const markIntervalMs = 1_000

interface MarkOptions {
  /** Marks everything as read at the server. @throws if that fails. */
  mark(): Promise<unknown>
  /** True while the newest messages are in sight. */
  isInSight(): boolean
}

/** Tells the server which messages the player has seen. */
export class ReadMarks {
  readonly #options: MarkOptions
  /** How many messages arrived on this page, and how many of these are marked as read. */
  #arrived = 0
  #marked = 0
  #markedAt = 0
  readonly #pauses = new Pauses()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: MarkOptions) {
    this.#options = options
  }

  /** Counts messages that arrived, and marks them if they are in sight. */
  add(count: number): void {
    this.#arrived += count
    if (count > 0) this.again()
  }

  /** Marks at once what is in sight, also if that has just failed: a message came, or the player has come back. */
  again(): void {
    this.#pauses.reset()
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
  }

  #isDue(): boolean {
    return (
      this.#options.isInSight() &&
      document.visibilityState === 'visible' &&
      this.#arrived > this.#marked &&
      this.#pauses.isOver()
    )
  }

  async #mark(): Promise<void> {
    const [arrived, marked] = [this.#arrived, this.#marked]
    this.#markedAt = Date.now()
    this.#marked = arrived
    try {
      await this.#options.mark()
      this.#pauses.reset()
    } catch (reason) {
      this.#pauses.failed(reason)
      // A later check tries again, unless a later mark has begun.
      if (this.#marked === arrived) this.#marked = marked
    }
  }
}
