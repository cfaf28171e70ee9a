import { temporary } from '../platform/storage.ts'
import { settings } from '../settings/settings.ts'
import { markerHeader } from './headers.ts'
import { apiTimings } from './timings.ts'

/** The time for which Chromium keeps an idle connection (ms). */
const keptForMs = 300_000
/** Faster answers leave no time to abort a read in (ms). */
const minWaitMs = 3
/** On a busy phone most are in vain. */
const maxAttempts = 12
const path = '/api/lookup/active'
const answerLimitMs = 10_000
/** The shares of the shortest answer time so far: after which a read is aborted at first, and within which no answer comes. */
const share = { abort: 0.3, certain: 0.7 }
/** How much sooner an abort comes after one that was too late, and later after one before the read had left. */
const [sooner, later] = [0.6, 1.5]

/**
 * Closes the connection that a command left open over HTTP/1.1 (the note `connection` says when): a read without credentials reuses it
 * and is aborted while it waits for its answer, after which no browser uses that connection again. Removes the note if it was closed, here
 * or by the browser's own time limit.
 */
export async function cutOff(): Promise<void> {
  const note = temporary.get('connection')
  const waitMs = fastestAnswer() * share.abort
  const isClosed =
    Date.now() - Number(note) > keptForMs || (waitMs >= minWaitMs && (await isCutOff(waitMs, maxAttempts)))
  // A command that was answered since has left another.
  if (isClosed && temporary.get('connection') === note) temporary.remove('connection')
}

/** The shortest answer time of the backend (ms). */
function fastestAnswer(): number {
  // Where files and backend share an origin, a file of the browser's cache takes no time.
  const answers = apiTimings().filter(({ name }) => name.includes('/api/'))
  const waits = answers.map(({ requestStart, responseStart }) => responseStart - requestStart)
  return Math.min(...waits.filter((waitMs) => waitMs > 0), 200)
}

/**
 * Reads something small without credentials, so that a connection stands, and once more over it. The second read is aborted after `waitMs`,
 * sooner or later the next time. On a busy phone the abort may come before the read has left, or when its answer has returned the
 * connection unseen. So two more reads are witnesses, as browsers send in order and tell when: one right behind the read, one behind the
 * abort.
 * @returns true if a read was aborted after it had left and before an answer could have come.
 */
async function isCutOff(waitMs: number, attempts: number): Promise<boolean> {
  if (attempts === 0) return false
  // Browsers note no times beyond 250 requests, and a page that is open for long has made more.
  performance.setResourceTimingBufferSize(performance.getEntriesByType('resource').length + 50)
  // A connection that the abort found still being made would be kept, and a command over it repeated.
  if (!(await inTime(readSomething({ credentials: 'omit' })))) return false
  const sentAt = performance.now()
  const cut = new AbortController()
  let isAnswered = false
  const reading = readSomething({ credentials: 'omit', signal: cut.signal }).then((answered) => (isAnswered = answered))
  const behindRead = readSomething({})
  await elapsed(waitMs)
  const abortedAt = performance.now()
  cut.abort()
  await carriedOut()
  const goneAt = performance.now()
  const behindAbort = readSomething({})
  await inTime(Promise.all([reading, behindRead, behindAbort]))
  const { hadLeft, wasInTime } = told({ sentAt, abortedAt, goneAt })
  if (!isAnswered && hadLeft && wasInTime) return true
  // A busy phone is late whatever was due.
  return isCutOff(Math.max(waitMs * (hadLeft ? sooner : later), minWaitMs), attempts - 1)
}

/** Chromium carries out an abort in a task of its own, after the one that asked for it. */
async function carriedOut(): Promise<void> {
  await elapsed(0)
  await elapsed(0)
}

/** The times of an aborted read (ms, as `performance.now`). */
interface Times {
  readonly sentAt: number
  readonly abortedAt: number
  /** The abort has been carried out. */
  readonly goneAt: number
}

/** What the witnesses tell of a read. */
function told({ sentAt, abortedAt, goneAt }: Times) {
  const witnesses = apiTimings().filter(({ name, startTime }) => name.endsWith(path) && startTime >= sentAt)
  const certainMs = fastestAnswer() * share.certain
  return {
    hadLeft: witnesses.some(({ requestStart }) => requestStart < abortedAt),
    wasInTime: witnesses.some(
      ({ startTime, requestStart }) => startTime >= goneAt && requestStart - sentAt < certainMs,
    ),
  }
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

/** Waits for answers, not for ever; undefined then. */
const inTime = <Answer>(answer: Promise<Answer>) => Promise.race([answer, elapsed(answerLimitMs)])

const elapsed = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))
