import { Pauses } from './pauses.ts'

/** Minimum time between two read marks (spec, section 9). */
const markIntervalMs = 1_000

interface MarkOptions {
  mark(): Promise<unknown>
  isInSight(): boolean
}

export class ReadMarks {
  readonly #options: MarkOptions
  #arrived = 0
  #marked = 0
  #markedAt = 0
  readonly #pauses = new Pauses()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: MarkOptions) {
    this.#options = options
  }

  add(count: number): void {
    this.#arrived += count
    if (count > 0) this.again()
  }

  /** Ignores the pause after a failure. */
  again(): void {
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
      if (this.#marked === arrived) this.#marked = marked
    }
  }
}
