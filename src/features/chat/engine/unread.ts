import type { Entry } from './entries.ts'
import { ReadMarks } from './readMarks.ts'

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
