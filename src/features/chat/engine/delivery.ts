import type { OutgoingMessage } from '../../../api/chat.ts'
import { ApiError } from '../../../api/errors.ts'
import { withKey } from '../../../api/idempotency.ts'
import type { OnProgress } from '../../../api/upload.ts'
import type { Doubts } from './doubts.ts'
import type { Item, Outbox } from './outbox.ts'
import { contentOf } from './rows.ts'
import type { Transcript } from './transcript.ts'

/** The ways out of the outbox. */
interface Ways {
  /** Sends once. @returns when the server took it, an ISO instant. @throws ApiError */
  send(message: OutgoingMessage): Promise<string>
  /** @returns the file's path at the server. @throws ApiError */
  upload(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<string>
  /** Reads the newest history, from now on. @returns whether that worked. */
  look(): Promise<boolean>
  /** The server took a message. */
  onSent(id: string, message: OutgoingMessage, createdAt: string): void
  /** A send ended, well or not. */
  onSettled(): void
}

/** What it works with. */
interface Parts {
  readonly outbox: Outbox
  readonly transcript: Transcript
  readonly doubts: Doubts
}

/** Sends what is in the outbox, strictly one after the other. */
export class Delivery {
  readonly #outbox: Outbox
  readonly #transcript: Transcript
  readonly #doubts: Doubts
  readonly #ways: Ways
  readonly #uploads = new Map<string, AbortController>()
  #isRunning = false
  #isAskedAgain = false
  #isStopped = true
  /** The content of the message that is being sent now. */
  #onItsWay: string | null = null

  constructor({ outbox, transcript, doubts, ...ways }: Parts & Ways) {
    this.#outbox = outbox
    this.#transcript = transcript
    this.#doubts = doubts
    this.#ways = ways
  }

  /** Sends from now on. */
  start(): void {
    this.#isStopped = false
    this.run()
  }

  /** Sends nothing more, and stops an upload. */
  stop(): void {
    this.#isStopped = true
    for (const upload of this.#uploads.values()) upload.abort()
  }

  /** Goes on with what waits, as far as that is possible now. */
  run(): void {
    this.#isAskedAgain = this.#isRunning
    if (this.#isRunning) return
    this.#isRunning = true
    const end = () => {
      this.#isRunning = false
      if (this.#isAskedAgain) this.run()
    }
    void this.#goOn().finally(end)
  }

  async #goOn(): Promise<void> {
    if (this.#isStopped || !(await this.#step())) return
    await this.#goOn()
  }

  /** Whether an own message of this content is being sent now. */
  isSending(content: string): boolean {
    return this.#onItsWay === content
  }

  /** Sends a failed or doubtful one again. */
  retry(id: string): void {
    const item = this.#outbox.find(id)
    if (!item || (item.delivery !== 'failed' && item.delivery !== 'unknown')) return
    if (!item.message && !item.source) return
    // A doubtful one is looked for once more before it leaves.
    this.#outbox.change(id, { delivery: 'waiting', code: null, isNext: true, isSought: item.delivery === 'unknown' })
    this.run()
  }

  /** Takes one away that is not being sent. */
  discard(id: string): void {
    const item = this.#outbox.find(id)
    if (!item || item.delivery === 'sending') return
    this.#outbox.remove(id)
    this.#uploads.get(id)?.abort()
    this.run()
  }

  /** Does the next thing. @returns whether there may be more to do now. */
  async #step(): Promise<boolean> {
    const { items } = this.#outbox
    if (this.#doubts.areOpen()) return this.#doubts.look(this.#ways.look)
    const waiting = items.filter(({ delivery }) => delivery === 'waiting')
    const next = waiting.find(({ isNext }) => isNext) ?? waiting[0]
    if (!next) return false
    return next.message ? this.#send(next, next.message) : this.#upload(next)
  }

  async #send({ id }: Item, message: OutgoingMessage): Promise<boolean> {
    const content = contentOf(message)
    const marker = this.#transcript.markerFor(content)
    this.#outbox.change(id, { delivery: 'sending', isNext: false, marker, others: [] })
    this.#onItsWay = content
    try {
      this.#onSent(id, message, await withKey(id, () => this.#ways.send(message)))
      return true
    } catch (reason) {
      return this.#failed(id, reason)
    } finally {
      this.#onItsWay = null
      this.#ways.onSettled()
    }
  }

  #onSent(id: string, message: OutgoingMessage, createdAt: string): void {
    this.#doubts.exclude(message, createdAt)
    this.#ways.onSent(id, message, createdAt)
    this.#outbox.remove(id)
  }

  #failed(id: string, reason: unknown): boolean {
    if (!(reason instanceof ApiError)) throw reason
    const { failure, code, ended } = reason
    if (failure === 'noAnswer') {
      this.#doubts.add(id)
      return true
    }
    // After the end of a session it waits for the next one.
    const waits = failure === 'notSent' || ended
    this.#outbox.change(id, { progress: null, ...(waits ? { delivery: 'waiting' } : { delivery: 'failed', code }) })
    if (ended) this.#isStopped = true
    return !waits
  }

  async #upload({ id, source, file }: Item): Promise<boolean> {
    const leaving = new AbortController()
    if (!source || !file) return false
    this.#uploads.set(id, leaving)
    this.#outbox.change(id, { delivery: 'uploading_file', progress: 0, isNext: false })
    try {
      const filePath = await this.#ways.upload(source, leaving.signal, (part) => this.#outbox.setProgress(id, part))
      const message = { message_type: 'media', payload: { fileType: file.type, filePath, name: file.name } } as const
      // It goes on where it is: before everything that waits.
      this.#outbox.change(id, { delivery: 'waiting', message, isNext: true, progress: null })
      return true
    } catch (reason) {
      return this.#uploadFailed(id, reason)
    } finally {
      this.#uploads.delete(id)
    }
  }

  /** Nobody refers to a file that was uploaded in vain: the player may simply do it again. */
  #uploadFailed(id: string, reason: unknown): boolean {
    if (!(reason instanceof ApiError)) throw reason
    if (this.#isStopped || !this.#outbox.find(id)) return true
    if (reason.failure !== 'noAnswer') return this.#failed(id, reason)
    this.#outbox.change(id, { delivery: 'failed', code: reason.code, progress: null })
    return true
  }
}
