import { temporary } from '../platform/storage.ts'
import { settings } from '../settings/settings.ts'
import { markerHeader } from './headers.ts'
import { apiTimings } from './timings.ts'

/** The time for which Chromium keeps an idle connection (ms). */
const keptForMs = 300_000
/** Faster answers leave no time to abort a read reliably (ms). */
const minWaitMs = 3
const maxAttempts = 8
const path = '/api/lookup/active'
/** The least time between an abort and the answer that it was to forestall (ms). */
const marginMs = 8
const answerLimitMs = 10_000

/**
 * Closes the connection that a command left open over HTTP/1.1 (the note `connection` says when): a read without credentials reuses it
 * and is aborted while it waits for its answer, after which no browser uses that connection again. Removes the note if it was closed, here
 * or by the browser's own time limit.
 */
export async function cutOff(): Promise<void> {
  const note = temporary.get('connection')
  const isClosed = Date.now() - Number(note) > keptForMs || (await isCutOff(fastestAnswer() * 0.6, maxAttempts))
  // A command that was answered since has left another.
  if (isClosed && temporary.get('connection') === note) temporary.remove('connection')
}

/** The shortest answer time of the backend (ms). */
function fastestAnswer(): number {
  const waits = apiTimings().map(({ requestStart, responseStart }) => responseStart - requestStart)
  return Math.min(...waits.filter((waitMs) => waitMs > 0), 200)
}

/**
 * Reads something small and aborts it after `waitMs`, sooner each time it was answered before. On a busy phone an abort may come before the
 * read has left, or after its answer has returned the connection unseen. A second read as a witness, whose times the browser tells, goes
 * out right behind the first over another connection.
 * @returns true if a read was aborted while it waited for its answer.
 */
async function isCutOff(waitMs: number, attempts: number): Promise<boolean> {
  if (waitMs < minWaitMs || attempts === 0) return false
  // Browsers note no times beyond 250 requests, and a page that is open for long has made more.
  performance.setResourceTimingBufferSize(performance.getEntriesByType('resource').length + 50)
  const sentAt = performance.now()
  const cut = new AbortController()
  let isAnswered = false
  const reading = readSomething({ credentials: 'omit', signal: cut.signal }).then((answered) => (isAnswered = answered))
  const witness = readSomething({})
  await elapsed(waitMs)
  const cutAt = performance.now()
  if (!isAnswered) cut.abort()
  await Promise.race([Promise.all([reading, witness]), elapsed(answerLimitMs)])
  if (!isAnswered && wasWaiting(sentAt, cutAt)) return true
  return isCutOff(isAnswered ? waitMs * 0.6 : waitMs, attempts - 1)
}

/** Resolves to true when it has been answered. */
const readSomething = (options: RequestInit): Promise<boolean> =>
  fetch(settings.VITE_API_BASE + path, { cache: 'no-store', headers: markerHeader, ...options }).then(
    (answer) =>
      answer.text().then(
        () => true,
        () => true,
      ),
    () => false,
  )

/** Whether the witness that was sent at `sentAt` was under way at `cutAt` (ms, as `performance.now`). */
const wasWaiting = (sentAt: number, cutAt: number) =>
  apiTimings().some(
    ({ name, startTime, requestStart, responseStart }) =>
      name.endsWith(path) && startTime >= sentAt && requestStart < cutAt && responseStart > cutAt + marginMs,
  )

const elapsed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
