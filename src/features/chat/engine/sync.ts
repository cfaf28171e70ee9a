import { readChatHistory, type ChatIdentity } from '../../../api/chat/chat.ts'
import { ApiError } from '../../../api/client/errors.ts'
import { isFinalError, Backoff } from './backoff.ts'
import { readNewest, readOlder } from './history.ts'
import type { Transcript } from './transcript.ts'

interface SyncOptions {
  readonly identity: ChatIdentity
  readonly transcript: Transcript
  /** Epoch ms; Infinity if reading may stop at the known messages. */
  readTo(): number
  onRead(merged: ReturnType<Transcript['merge']>, isFirst: boolean): void
  onChange(): void
}

/** Reads the history into the transcript, one read at a time. */
export class Sync {
  readonly #options: SyncOptions
  readonly #read = (limit: number, skip: number) => readChatHistory(this.#options.identity, limit, skip)
  readonly #pauses = new Backoff()
  #queue: Promise<unknown> = Promise.resolve()
  #requested: Promise<boolean> | null = null
  #isAsked = false
  hasRead = false
  /** The history may have changed since the last read. */
  mayBeStale = false
  state: 'loading' | 'ready' | 'failed' = 'loading'
  older: 'more' | 'loading' | 'failed' | 'none' = 'more'

  constructor(options: SyncOptions) {
    this.#options = options
  }

  /**
   * A read under way may miss the latest messages.
   * @returns true on success.
   */
  readNow(): Promise<boolean> {
    this.#isAsked = true
    return this.read()
  }

  /** Waits out the pause after a failure. */
  read(): Promise<boolean> {
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
    const { transcript, readTo, onRead, onChange } = this.#options
    this.mayBeStale = false
    this.#isAsked = false
    const newest = await readNewest(this.#read, transcript, readTo).catch(apiErrorOf)
    const isRead = newest !== null && !(newest instanceof ApiError)
    this.state = isRead ? 'ready' : 'failed'
    if (!isRead) this.#pauses.failed(isFinalError(newest))
    else {
      this.#pauses.reset()
      const merged = transcript.merge(newest)
      if (merged.dropped.length > 0) this.mayBeStale = true
      if (transcript.isWhole) this.older = 'none'
      else if (this.older === 'none') this.older = 'more'
      const isFirst = !this.hasRead
      this.hasRead = true
      onRead(merged, isFirst)
    }
    onChange()
    return isRead
  }

  async #readOlder(): Promise<void> {
    const { transcript } = this.#options
    if (transcript.isWhole) return this.#setOlder('none')
    const page = await readOlder(this.#read, transcript.newest(Infinity)).catch(apiErrorOf)
    if (page === null || page instanceof ApiError) {
      // The end of the history may have changed since.
      this.mayBeStale = true
      return this.#setOlder('failed')
    }
    transcript.addOlder(page.entries, page.isEnd)
    return this.#setOlder(page.isEnd ? 'none' : 'more')
  }

  #setOlder(older: Sync['older']): void {
    this.older = older
    this.#options.onChange()
  }
}

function apiErrorOf(reason: unknown): ApiError {
  if (reason instanceof ApiError) return reason
  throw reason
}
