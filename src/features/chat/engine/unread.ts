import type { Entry } from './entries.ts'

/** Least time between two read marks, ms (spec, section 9). */
const markDelay = 1_000

interface Marking {
  /** Marks everything as read. @throws where that fails. */
  mark(): Promise<unknown>
  onChange(): void
}

/** What of support's the player has not seen, and telling the server what they have. */
export class Unread {
  readonly #marking: Marking
  readonly #unseen = new Map<string, number>()
  #firstId: string | null = null
  #isInSight = false
  #came = 0
  #marked = 0
  #markedAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(marking: Marking) {
    this.#marking = marking
  }

  get isInSight() {
    return this.#isInSight
  }

  get count() {
    return this.#unseen.size
  }

  /** The first that was not seen; stays after the player looked, for the divider. */
  get firstId() {
    return this.#firstId
  }

  /** Support's messages came. */
  add(entries: readonly Entry[]): void {
    this.#came += entries.length
    if (!this.#isInSight) for (const entry of entries) this.#count(entry)
    this.considerMark()
  }

  /** What was read of the history at first counts as seen, but the server may not know that. */
  addSeen(): void {
    this.#came += 1
    this.considerMark()
  }

  #count({ message: { id }, at }: Entry): void {
    const first = this.#firstId === null ? undefined : this.#unseen.get(this.#firstId)
    if (first === undefined || at < first) this.#firstId = id
    this.#unseen.set(id, at)
  }

  /** Messages turned out not to exist. */
  remove(ids: readonly string[]): void {
    for (const id of ids) this.#unseen.delete(id)
    if (this.#firstId !== null && ids.includes(this.#firstId)) this.#firstId = this.#unseen.keys().next().value ?? null
  }

  setInSight(isInSight: boolean): void {
    if (isInSight === this.#isInSight) return
    this.#isInSight = isInSight
    if (isInSight && this.#unseen.size === 0) this.#firstId = null
    if (isInSight) this.#unseen.clear()
    this.#marking.onChange()
    this.considerMark()
  }

  /** Marks what came as read, if it is really in sight, at most once a second. */
  considerMark(): void {
    if (!this.#isDue() || this.#timer !== undefined) return
    const wait = this.#markedAt + markDelay - Date.now()
    const go = () => {
      this.#timer = undefined
      if (this.#isDue()) void this.#mark()
    }
    if (wait <= 0 || wait > markDelay) go()
    else this.#timer = setTimeout(go, wait)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#isInSight = false
  }

  #isDue(): boolean {
    return this.#isInSight && document.visibilityState === 'visible' && this.#came > this.#marked
  }

  async #mark(): Promise<void> {
    const [came, marked] = [this.#came, this.#marked]
    this.#markedAt = Date.now()
    this.#marked = came
    try {
      await this.#marking.mark()
    } catch {
      // Nobody waits for it: the next occasion says it again.
      if (this.#marked === came) this.#marked = marked
    }
  }
}
