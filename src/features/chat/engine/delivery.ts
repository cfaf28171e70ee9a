import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import { ApiError } from '../../../api/client/errors.ts'
import type { OnProgress } from '../../../api/client/upload.ts'
import { comparableContent } from './historyRows.ts'
import type { Outbox } from './outbox.ts'
import type { PendingMessage } from './pendingMessage.ts'
import type { Transcript } from './transcript.ts'
import type { Unresolved } from './unresolved.ts'

interface Callbacks {
  /** `onLeave` runs right before the request. @returns the server's time, ISO 8601. @throws ApiError */
  send(message: OutgoingMessage, key: string, onLeave: () => void): Promise<string>
  /** @returns the file's path at the server. @throws ApiError */
  upload(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<string>
  readNewest(): Promise<boolean>
  onSent(id: string, message: OutgoingMessage, createdAt: string): void
}

interface DeliveryOptions extends Callbacks {
  readonly outbox: Outbox
  readonly transcript: Transcript
  readonly unresolved: Unresolved
}

/** Strictly one after the other. */
export class Delivery {
  readonly #outbox: Outbox
  readonly #transcript: Transcript
  readonly #unresolved: Unresolved
  readonly #callbacks: Callbacks
  readonly #uploads = new Map<string, AbortController>()
  #isRunning = false
  #mustRunAgain = false
  #isStopped = true

  /** True before the start, and after a response that ended the session or the service. */
  get isStopped() {
    return this.#isStopped
  }

  constructor({ outbox, transcript, unresolved, ...callbacks }: DeliveryOptions) {
    this.#outbox = outbox
    this.#transcript = transcript
    this.#unresolved = unresolved
    this.#callbacks = callbacks
  }

  start(): void {
    this.#isStopped = false
    this.run()
  }

  stop(): void {
    this.#isStopped = true
    for (const upload of this.#uploads.values()) upload.abort()
  }

  run(): void {
    this.#mustRunAgain = this.#isRunning
    if (this.#isRunning) return
    this.#isRunning = true
    const end = () => {
      this.#isRunning = false
      if (this.#mustRunAgain) this.run()
    }
    void this.#runSteps().finally(end)
  }

  async #runSteps(): Promise<void> {
    if (this.#isStopped || !(await this.#step())) return
    await this.#runSteps()
  }

  /** For an unknown message, the history is searched first. */
  retry(id: string): void {
    const item = this.#outbox.find(id)
    if (!item || (item.delivery !== 'failed' && item.delivery !== 'unknown')) return
    if (!item.message && !item.source) return
    this.#outbox.change(id, { delivery: 'waiting', code: null, isNext: true, isSought: item.delivery === 'unknown' })
    this.#searchAgain()
  }

  #searchAgain(): void {
    this.#unresolved.searchAgain()
    this.run()
  }

  discard(id: string): void {
    const item = this.#outbox.find(id)
    if (!item || item.delivery === 'sending') return
    this.#outbox.remove(id)
    this.#uploads.get(id)?.abort()
    this.run()
  }

  /** @returns true if there may be more to do now. */
  async #step(): Promise<boolean> {
    const { items } = this.#outbox
    if (this.#unresolved.mustSearch()) return this.#unresolved.search(this.#callbacks.readNewest)
    const waiting = items.filter(({ delivery }) => delivery === 'waiting')
    const next = waiting.find(({ isNext }) => isNext) ?? waiting[0]
    if (!next) return false
    return next.message ? this.#send(next, next.message) : this.#upload(next)
  }

  async #send({ id, refusals }: PendingMessage, message: OutgoingMessage): Promise<boolean> {
    // The backend repeats its answer to a known key, so a refused message needs a new one.
    const key = refusals > 0 ? `${id}-${refusals}` : id
    const marker = this.#transcript.markerFor(comparableContent(message))
    this.#outbox.change(id, { delivery: 'sending', isNext: false, leftAt: null, marker, others: [] })
    const onLeave = () => {
      // Offline it waits, as it would otherwise count as unknown.
      if (this.#isStopped || !navigator.onLine) throw new Error('Not now')
      // A message without `leftAt` is known to be unsent.
      this.#outbox.change(id, { leftAt: Date.now() })
    }
    try {
      this.#onSent(id, message, await this.#callbacks.send(message, key, onLeave))
      return true
    } catch (reason) {
      return this.#onFailure(id, reason)
    }
  }

  #onSent(id: string, message: OutgoingMessage, createdAt: string): void {
    this.#unresolved.exclude(message, createdAt)
    this.#callbacks.onSent(id, message, createdAt)
    this.#outbox.remove(id)
  }

  #onFailure(id: string, reason: unknown): boolean {
    if (!(reason instanceof ApiError)) throw reason
    const { failure, code, ended } = reason
    if (failure === 'noAnswer') {
      this.#unresolved.add(id)
      const restMs = (this.#outbox.find(id)?.soughtUntil ?? 0) - performance.now()
      // Later messages wait for it, and the next regular check may be seconds later.
      setTimeout(() => document.hidden || this.#searchAgain(), restMs)
      return true
    }
    if (failure === 'refused') this.#outbox.refuse(id)
    const waits = failure === 'notSent' || ended
    this.#outbox.change(id, { progress: null, ...(waits ? { delivery: 'waiting' } : { delivery: 'failed', code }) })
    if (ended) this.#isStopped = true
    return !waits
  }

  async #upload({ id, source, file }: PendingMessage): Promise<boolean> {
    const cancelling = new AbortController()
    if (!source || !file || !navigator.onLine) return false
    this.#uploads.set(id, cancelling)
    this.#outbox.change(id, { delivery: 'uploading_file', progress: 0, isNext: false })
    try {
      const filePath = await this.#callbacks.upload(source, cancelling.signal, (progress) =>
        this.#outbox.setProgress(id, progress),
      )
      const message = { message_type: 'media', payload: { fileType: file.type, filePath, name: file.name } } as const
      // The message goes next, which keeps the order.
      this.#outbox.change(id, { delivery: 'waiting', message, isNext: true, progress: null })
      return true
    } catch (reason) {
      return this.#onUploadFailure(id, reason)
    } finally {
      this.#uploads.delete(id)
    }
  }

  /** Without a response the upload counts as failed: no message refers to the file yet, so a retry is safe. */
  #onUploadFailure(id: string, reason: unknown): boolean {
    if (!(reason instanceof ApiError)) throw reason
    if (this.#isStopped || !this.#outbox.find(id)) return true
    if (reason.failure !== 'noAnswer') return this.#onFailure(id, reason)
    this.#outbox.change(id, { delivery: 'failed', code: reason.code, progress: null })
    return true
  }
}
