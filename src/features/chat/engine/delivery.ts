import * as v from 'valibot'
import { sendChatMessage, uploadChatFile, type ChatIdentity, type OutgoingMessage } from '../../../api/chat/chat.ts'
import { serverMessage } from '../../../api/chat/chatMessage.ts'
import { ApiError } from '../../../api/client/errors.ts'
import { comparableContent } from './historyRows.ts'
import type { Outbox } from './outbox.ts'
import type { PendingMessage } from './pendingMessage.ts'
import type { Sync } from './sync.ts'
import type { Transcript } from './transcript.ts'
import type { Unresolved } from './unresolved.ts'

interface DeliveryOptions {
  readonly identity: ChatIdentity
  readonly outbox: Outbox
  readonly transcript: Transcript
  readonly unresolved: Unresolved
  readonly sync: Sync
}

export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery({ identity, outbox, transcript, unresolved, sync }: DeliveryOptions) {
  const uploads = new Map<string, AbortController>()
  let isRunning = false
  let mustRunAgain = false
  /** True before the start, and after an answer that ended session or service. */
  let isStopped = true

  function run(): void {
    mustRunAgain = isRunning
    if (isRunning) return
    isRunning = true
    const end = () => {
      isRunning = false
      if (mustRunAgain) run()
    }
    void runSteps().finally(end)
  }

  function searchAgain(): void {
    unresolved.searchAgain()
    run()
  }

  async function runSteps(): Promise<void> {
    if (isStopped || !(await step())) return
    await runSteps()
  }

  /** @returns true if there may be more to do now. */
  async function step(): Promise<boolean> {
    if (unresolved.mustSearch()) return unresolved.search(() => sync.poll())
    const waiting = outbox.items.filter(({ delivery }) => delivery === 'waiting')
    const next = waiting.find(({ isNext }) => isNext) ?? waiting[0]
    if (!next) return false
    return next.message ? send(next, next.message) : upload(next)
  }

  async function send({ id, refusals }: PendingMessage, message: OutgoingMessage): Promise<boolean> {
    // The backend repeats its answer to a known key, so a refused message needs a new one.
    const key = refusals > 0 ? `${id}-${refusals}` : id
    const marker = transcript.markerFor(comparableContent(message))
    outbox.change(id, { delivery: 'sending', isNext: false, leftAt: null, marker, others: [] })
    const onLeave = () => {
      // Offline it waits, as it would count as unknown.
      if (isStopped || !navigator.onLine) throw new Error('Not now')
      // A message without `leftAt` was certainly never sent.
      outbox.change(id, { leftAt: Date.now() })
    }
    try {
      const createdAt = await sendChatMessage({ identity, message, sessionId: transcript.sessionId(), key, onLeave })
      onSent(id, message, createdAt)
      return true
    } catch (reason) {
      return onFailure(id, reason)
    }
  }

  /** `createdAt` is server time, ISO 8601. */
  function onSent(id: string, message: OutgoingMessage, createdAt: string): void {
    const session_id = transcript.sessionId()
    unresolved.exclude(message, createdAt)
    sync.isDue = true
    // Stored in the form the history has.
    transcript.addSent(id, v.parse(serverMessage, { sender: 'customer', message, createdAt, session_id }))
    outbox.remove(id)
  }

  function onFailure(id: string, reason: unknown): boolean {
    if (!(reason instanceof ApiError)) throw reason
    const { failure, code, ended } = reason
    if (failure === 'noAnswer') {
      unresolved.add(id)
      const restMs = (outbox.find(id)?.soughtUntil ?? 0) - performance.now()
      // Later messages wait for it, and the next regular check may be seconds later.
      setTimeout(() => {
        if (!isStopped && !document.hidden && outbox.find(id)) searchAgain()
      }, restMs)
      return true
    }
    if (failure === 'refused') outbox.refuse(id)
    const waits = failure === 'notSent' || ended
    outbox.change(id, { progress: null, ...(waits ? { delivery: 'waiting' } : { delivery: 'failed', code }) })
    if (ended) isStopped = true
    return !waits
  }

  async function upload({ id, source, file }: PendingMessage): Promise<boolean> {
    const cancelling = new AbortController()
    if (!source || !file || !navigator.onLine) return false
    uploads.set(id, cancelling)
    outbox.change(id, { delivery: 'uploading_file', progress: 0, isNext: false })
    const onProgress = (progress: number | null) => outbox.setProgress(id, progress)
    try {
      const filePath = await uploadChatFile(source, { signal: cancelling.signal, onProgress })
      const message = { message_type: 'media', payload: { fileType: file.type, filePath, name: file.name } } as const
      // The uploaded file's message goes next, which keeps the order.
      outbox.change(id, { delivery: 'waiting', message, isNext: true, progress: null })
      return true
    } catch (reason) {
      return onUploadFailure(id, reason)
    } finally {
      uploads.delete(id)
    }
  }

  /** Without an answer the upload has failed: no message refers to the file yet, so a retry is safe. */
  function onUploadFailure(id: string, reason: unknown): boolean {
    if (!(reason instanceof ApiError)) throw reason
    if (isStopped || !outbox.find(id)) return true
    if (reason.failure !== 'noAnswer') return onFailure(id, reason)
    outbox.change(id, { delivery: 'failed', code: reason.code, progress: null })
    return true
  }

  return {
    run,
    isStopped: () => isStopped,
    start(): void {
      isStopped = false
      run()
    },
    stop(): void {
      isStopped = true
      for (const cancelling of uploads.values()) cancelling.abort()
    },
    /** For an unknown message, the history is searched first. */
    retry(id: string): void {
      const item = outbox.find(id)
      if (!item || (item.delivery !== 'failed' && item.delivery !== 'unknown')) return
      if (!item.message && !item.source) return
      outbox.change(id, { delivery: 'waiting', code: null, isNext: true, isSought: item.delivery === 'unknown' })
      searchAgain()
    },
    discard(id: string): void {
      const item = outbox.find(id)
      if (!item || item.delivery === 'sending') return
      outbox.remove(id)
      uploads.get(id)?.abort()
      run()
    },
  }
}
