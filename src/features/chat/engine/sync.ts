import { ApiError } from '../../../api/errors.ts'
import type { ChatSnapshot } from './chat.ts'
import { readNewest, readOlder, type ReadPage } from './history.ts'
import type { Merged, Transcript } from './transcript.ts'

interface Syncing {
  readonly read: ReadPage
  /** How far back the history is needed, epoch ms; Infinity for no further than it takes. */
  readTo(): number
  /** The newest history was read. */
  onRead(merged: Merged, isFirst: boolean): void
  onChange(): void
}

/** Reads the history into the transcript, one thing after the other. */
export class Sync {
  readonly #transcript: Transcript
  readonly #syncing: Syncing
  #line: Promise<unknown> = Promise.resolve()
  #asked: Promise<boolean> | null = null
  #hasRead = false
  /** There is something that only the history can tell. */
  isDue = false
  state: ChatSnapshot['sync'] = 'loading'
  older: ChatSnapshot['older'] = 'more'

  constructor(transcript: Transcript, syncing: Syncing) {
    this.#transcript = transcript
    this.#syncing = syncing
  }

  /** Reads the newest history, from now on: one that is under way may be too old. @returns whether that worked. */
  request(): Promise<boolean> {
    this.#asked ??= this.#enqueue(() => {
      this.#asked = null
      return this.#readNewest()
    })
    return this.#asked
  }

  /** Shows that the newest history is being read. */
  show(): void {
    this.state = 'loading'
    this.#syncing.onChange()
  }

  /** Reads the page before the oldest known message. */
  loadOlder(): void {
    if (this.older === 'loading' || this.older === 'none' || !this.#hasRead) return
    this.#setOlder('loading')
    void this.#enqueue(() => this.#readOlder())
  }

  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = this.#line.then(task)
    this.#line = done.catch(() => undefined)
    return done
  }

  async #readNewest(): Promise<boolean> {
    this.isDue = false
    const { read, readTo } = this.#syncing
    const newest = await orNull(readNewest(read, this.#transcript, readTo))
    this.state = newest ? 'ready' : 'failed'
    if (newest) {
      const merged = this.#transcript.merge(newest)
      if (merged.dropped.length > 0) this.isDue = true
      if (this.#transcript.isWhole) this.older = 'none'
      else if (this.older === 'none') this.older = 'more'
      this.#syncing.onRead(merged, !this.#hasRead)
      this.#hasRead = true
    }
    this.#syncing.onChange()
    return newest !== null
  }

  async #readOlder(): Promise<void> {
    const known = this.#transcript.newest(Infinity)
    const page = this.#transcript.isWhole
      ? { rows: [], isEnd: true }
      : await orNull(readOlder(this.#syncing.read, known))
    if (page) this.#transcript.addOlder(page.rows, page.isEnd)
    // The history may have changed in a way that only reading it from its end tells.
    else this.isDue = true
    this.#setOlder(page === null ? 'failed' : page.isEnd ? 'none' : 'more')
  }

  #setOlder(older: ChatSnapshot['older']): void {
    this.older = older
    this.#syncing.onChange()
  }
}

/** What was read, null where reading failed. */
async function orNull<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  try {
    return await reading
  } catch (reason) {
    if (reason instanceof ApiError) return null
    throw reason
  }
}
