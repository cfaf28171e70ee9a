import { ApiError } from '../../../api/client/errors.ts'
import { readNewest, readOlder, type ReadPage } from './history.ts'
import { Pauses } from './pauses.ts'
import type { Merged, Transcript } from './transcript.ts'
import type { ChatSnapshot } from './types.ts'

interface SyncOptions {
  readonly read: ReadPage
  /** Epoch ms; Infinity if reading may stop at the known messages. */
  readTo(): number
  onRead(merged: Merged, isFirst: boolean): void
  onChange(): void
}

export class Sync {
  readonly #transcript: Transcript
  readonly #options: SyncOptions
  #queue: Promise<unknown> = Promise.resolve()
  #requested: Promise<boolean> | null = null
  readonly #pauses = new Pauses()
  #isAsked = false
  hasRead = false
  isDue = false
  state: ChatSnapshot['sync'] = 'loading'
  older: ChatSnapshot['older'] = 'more'

  constructor(transcript: Transcript, options: SyncOptions) {
    this.#transcript = transcript
    this.#options = options
  }

  /**
   * A read under way may miss the latest messages.
   * @returns true on success.
   */
  request(): Promise<boolean> {
    this.#isAsked = true
    return this.poll()
  }

  /** Waits out the pause after a failure. */
  poll(): Promise<boolean> {
    if (!this.#mayRead()) return Promise.resolve(false)
    this.#requested ??= this.#enqueue(async () => {
      this.#requested = null
      return this.#mayRead() && this.#readNewest()
    })
    return this.#requested
  }

  showLoading(): void {
    this.state = 'loading'
    this.#options.onChange()
  }

  loadOlder(): void {
    if (this.older === 'loading' || this.older === 'none' || !this.hasRead) return
    this.#setOlder('loading')
    void this.#enqueue(() => this.#readOlder())
  }

  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(task)
    this.#queue = done.catch(() => undefined)
    return done
  }

  #mayRead(): boolean {
    return this.#isAsked || this.#pauses.isOver()
  }

  async #readNewest(): Promise<boolean> {
    this.isDue = false
    this.#isAsked = false
    const { read, readTo } = this.#options
    let reason: unknown
    const newest = await orNull(readNewest(read, this.#transcript, readTo), (error) => (reason = error))
    this.state = newest ? 'ready' : 'failed'
    if (!newest) this.#pauses.failed(reason)
    else {
      this.#pauses.reset()
      const merged = this.#transcript.merge(newest)
      if (merged.dropped.length > 0) this.isDue = true
      if (this.#transcript.isWhole) this.older = 'none'
      else if (this.older === 'none') this.older = 'more'
      const isFirst = !this.hasRead
      this.hasRead = true
      this.#options.onRead(merged, isFirst)
    }
    this.#options.onChange()
    return newest !== null
  }

  async #readOlder(): Promise<void> {
    const known = this.#transcript.newest(Infinity)
    const page = this.#transcript.isWhole
      ? { rows: [], isEnd: true }
      : await orNull(readOlder(this.#options.read, known))
    if (page) this.#transcript.addOlder(page.rows, page.isEnd)
    // The end of the history may have changed since.
    else this.isDue = true
    this.#setOlder(page === null ? 'failed' : page.isEnd ? 'none' : 'more')
  }

  #setOlder(older: ChatSnapshot['older']): void {
    this.older = older
    this.#options.onChange()
  }
}

async function orNull<Answer>(reading: Promise<Answer>, onError?: (reason: ApiError) => void): Promise<Answer | null> {
  try {
    return await reading
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason
    onError?.(reason)
    return null
  }
}
