import * as v from 'valibot'
import { sendChatMessage, uploadChatFile, type ChatIdentity, type OutgoingMessage } from '../../../api/chat/chat.ts'
import { serverMessage } from '../../../api/chat/chatMessage.ts'
import { ApiError } from '../../../api/client/errors.ts'
import { markUnconfirmed, type Outbox, type OutboxItem } from './outbox.ts'
import type { Sync } from './sync.ts'
import { comparableContent, type Transcript } from './transcript.ts'

const searchForMs = 120_000

/** Sent without an answer; the history may still show it. */
const isUnconfirmed = ({ isSought, delivery }: OutboxItem) => isSought || delivery === 'unknown'

/** Epoch ms; Infinity if the history needs no search. */
export const searchFrom = ({ items }: Outbox) =>
  Math.min(...items.filter(isUnconfirmed).map(({ marker }) => marker?.at ?? Infinity))

/** Leaves out messages that the transcript shows, or may show. */
export function notShown({ items }: Outbox, transcript: Transcript): readonly OutboxItem[] {
  const taken = new Set<unknown>()
  const isShown = (item: OutboxItem) => {
    const mayBeShown = isUnconfirmed(item) || item.delivery === 'sending'
    const found = mayBeShown && transcript.candidates(item).find((entry) => !taken.has(entry))
    if (found) taken.add(found)
    return Boolean(found)
  }
  const rest = items.filter((item) => !isShown(item))
  // Returned unchanged if nothing was taken, so the list is not rebuilt.
  return taken.size > 0 ? rest : items
}

export function createDelivery(identity: ChatIdentity, outbox: Outbox, transcript: Transcript, sync: Sync) {
  let upload: { readonly id: string; readonly cancelling: AbortController } | null = null
  let isRunning = false
  let isRunDue = false
  /** True before the start, and after an answer that ended session or service. */
  let isStopped = true
  let isSearchDue = true
  /** An earlier page may have closed right after sending. */
  let unconfirmedSince = performance.now()

  async function run(): Promise<void> {
    isRunDue = true
    if (isRunning) return
    isRunning = true
    await runSteps().finally(() => (isRunning = false))
  }

  async function runSteps(): Promise<void> {
    if (isStopped || !isRunDue) return
    isRunDue = false
    if (await step()) isRunDue = true
    await runSteps()
  }

  function searchAgain(): void {
    isSearchDue = true
    void run()
  }

  const isSearching = () => outbox.items.some(({ isSought }) => isSought)

  /** Delivers one item; true if there may be more to do now. */
  async function step(): Promise<boolean> {
    if (isSearching()) return search()
    const next = outbox.items.find(({ delivery }) => delivery === 'waiting')
    if (!next) return false
    return next.message ? sendMessage(next, next.message) : uploadFile(next)
  }

  /**
   * A message that can no longer appear becomes unknown.
   * @returns true if none is unconfirmed.
   */
  async function search(): Promise<boolean> {
    if (!isSearchDue) return false
    isSearchDue = false
    const begin = performance.now()
    const soughtIds = outbox.items.filter(({ isSought }) => isSought).map(({ id }) => id)
    if (!(await sync.read())) return false
    for (const id of soughtIds) {
      const item = outbox.find(id)
      if (!item?.isSought) continue
      if (item.delivery === 'waiting') outbox.change(id, { isSought: false })
      else if (begin >= item.soughtUntil) outbox.change(id, { delivery: 'unknown', isSought: false })
    }
    return !isSearching()
  }

  async function sendMessage({ id, refusals }: OutboxItem, message: OutgoingMessage): Promise<boolean> {
    // The backend repeats its answer to a known key, so a refused message needs a new one.
    const idempotencyKey = refusals > 0 ? `${id}-${refusals}` : id
    const marker = transcript.markerFor(message)
    outbox.change(id, { delivery: 'sending', leftAt: null, marker, others: [] })
    const onSending = () => {
      // Offline it waits, as it would count as unknown.
      if (isStopped || !navigator.onLine) throw new Error('Not now')
      // A message without `leftAt` was certainly never sent.
      outbox.change(id, { leftAt: Date.now() })
    }
    try {
      const createdAt = await sendChatMessage({
        identity,
        message,
        sessionId: transcript.sessionId(),
        idempotencyKey,
        onSending,
      })
      onSent(id, message, createdAt)
      return true
    } catch (reason) {
      return onFailure(id, reason)
    }
  }

  /** `createdAt` is server time, ISO 8601. */
  function onSent(id: string, message: OutgoingMessage, createdAt: string): void {
    const content = comparableContent(message)
    // Unconfirmed messages of equal content must not match this one.
    for (const { id: otherId, message: other, others } of outbox.items.filter(isUnconfirmed))
      if (other && comparableContent(other) === content)
        outbox.change(otherId, { others: [...others, Date.parse(createdAt)] })
    sync.mayBeStale = true
    // Stored in the form the history has.
    const session_id = transcript.sessionId()
    transcript.addSent(id, v.parse(serverMessage, { sender: 'customer', message, createdAt, session_id }))
    outbox.remove(id)
  }

  function onFailure(id: string, reason: unknown): boolean {
    if (!(reason instanceof ApiError)) throw reason
    const { outcome, code, isHandled } = reason
    // An unanswered upload has failed: no message refers to its file yet, so a retry is safe.
    if (outcome === 'unknown' && upload === null) {
      onNoAnswer(id)
      return true
    }
    if (outcome === 'refused') outbox.refuse(id)
    // A file that cannot be read must not block the messages behind it.
    const waits = (outcome === 'notSent' && upload === null) || isHandled
    outbox.change(id, { progress: null, ...(waits ? { delivery: 'waiting' } : { delivery: 'failed', code }) })
    if (isHandled) isStopped = true
    return !waits
  }

  function onNoAnswer(id: string): void {
    unconfirmedSince = performance.now()
    isSearchDue = true
    const item = outbox.find(id)
    if (!item) return
    const unconfirmed = markUnconfirmed({ ...item, leftAt: Date.now() })
    outbox.change(id, unconfirmed)
    // Later messages wait for it, and the next regular check may be seconds later.
    setTimeout(() => {
      if (!isStopped && !document.hidden && outbox.find(id)) searchAgain()
    }, unconfirmed.soughtUntil - performance.now())
  }

  async function uploadFile({ id, source, file }: OutboxItem): Promise<boolean> {
    if (!source || !file || !navigator.onLine) return false
    const cancelling = new AbortController()
    upload = { id, cancelling }
    outbox.change(id, { delivery: 'uploading_file', progress: 0 })
    const onProgress = (progress: number | null) => outbox.change(id, { progress })
    try {
      const filePath = await uploadChatFile(source, { signal: cancelling.signal, onProgress })
      const message = { message_type: 'media', payload: { fileType: file.type, filePath, name: file.name } } as const
      outbox.change(id, { delivery: 'waiting', message, progress: null })
      return true
    } catch (reason) {
      return isStopped || !outbox.find(id) || onFailure(id, reason)
    } finally {
      upload = null
    }
  }

  return {
    searchAgain,
    run: () => void run(),
    isStopped: () => isStopped,
    /** True while the server may still store an unconfirmed message. */
    mayAppear: () => performance.now() - unconfirmedSince < searchForMs && outbox.items.some(isUnconfirmed),
    start(): void {
      isStopped = false
      void run()
    },
    stop(): void {
      isStopped = true
      upload?.cancelling.abort()
    },
    settle(): void {
      for (const item of outbox.items.filter(isUnconfirmed)) if (transcript.claim(item)) outbox.remove(item.id)
    },
    /** For an unknown message, the history is searched first. */
    retry(id: string): void {
      const item = outbox.find(id)
      if (!item || (item.delivery !== 'failed' && item.delivery !== 'unknown')) return
      if (!item.message && !item.source) return
      outbox.change(id, { delivery: 'waiting', code: null, isSought: item.delivery === 'unknown' })
      searchAgain()
    },
    discard(id: string): void {
      const item = outbox.find(id)
      if (!item || item.delivery === 'sending') return
      outbox.remove(id)
      if (upload?.id === id) upload.cancelling.abort()
      void run()
    },
  }
}
