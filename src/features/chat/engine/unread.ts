import type { Entry } from './entries.ts'
import { ReadMarks } from './readMarks.ts'

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

  /** The first unseen message. It stays after the player has seen it, for the divider. */
  get firstId() {
    return this.#firstId
  }

  /** Adds new messages of support's. */
  add(entries: readonly Entry[]): void {
    if (!this.#isInSight) for (const entry of entries) this.#addUnseen(entry)
    this.#marks.add(entries.length)
  }

  /** Adds the messages of the first read. They count as seen, but the server may not know that. */
  addSeen(): void {
    this.#marks.add(1)
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
    this.#marks.again()
  }

  /** Marks them also if that has just failed, as there is a reason to begin anew. */
  markAgain(): void {
    this.#marks.again()
  }

  /** Marks the messages as read if they are in sight on a visible page, at most once a second. */
  markIfDue(): void {
    this.#marks.markIfDue()
  }

  close(): void {
    this.#marks.close()
    this.#isInSight = false
  }
}
