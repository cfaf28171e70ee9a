import type { Entry } from './entries.ts'
import { Pauses } from './pauses.ts'

/** Minimum time between two read marks (spec, section 9). */
const markIntervalMs = 1_000

interface MarkOptions {
  mark(): Promise<unknown>
  isInSight(): boolean
}

class ReadMarks {
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

interface UnreadOptions {
  /** @throws if the request failed. */
  mark(): Promise<unknown>
  onChange(): void
}

export class Unread {
  readonly #options: UnreadOptions
  /** Times by id, epoch ms. */
  readonly #unseen = new Map<string, number>()
  #firstId: string | null = null
  #isInSight = false
  readonly #marks: ReadMarks

  constructor(options: UnreadOptions) {
    this.#options = options
    this.#marks = new ReadMarks({ mark: () => options.mark(), isInSight: () => this.#isInSight })
  }

  get isInSight() {
    return this.#isInSight
  }

  get count() {
    return this.#unseen.size
  }

  /** Stays after the player has seen it, for the divider. */
  get firstId() {
    return this.#firstId
  }

  add(entries: readonly Entry[]): void {
    if (!this.#isInSight) for (const entry of entries) this.#addUnseen(entry)
    this.#marks.add(entries.length)
  }

  /** Seen, but the server may not know that. */
  addSeen(): void {
    this.#marks.add(1)
  }

  #addUnseen({ message: { id }, at }: Entry): void {
    const first = this.#firstId === null ? undefined : this.#unseen.get(this.#firstId)
    if (first === undefined || at < first) this.#firstId = id
    this.#unseen.set(id, at)
  }

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
    this.#marks.again()
  }

  /** Ignores the pause after a failure. */
  markAgain(): void {
    this.#marks.again()
  }

  markIfDue(): void {
    this.#marks.markIfDue()
  }

  close(): void {
    this.#marks.close()
    this.#isInSight = false
  }
}
