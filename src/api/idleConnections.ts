import { settings } from '../settings/settings.ts'
import { markerHeader } from './headers.ts'
import { apiTimings } from './timings.ts'

/** The time for which Chromium keeps an idle connection (ms). */
const keptForMs = 300_000
/** Faster answers leave no time to abort a read reliably (ms). */
const minWaitMs = 5

let closing: Promise<void> = Promise.resolve()
let openUntil = -Infinity

/**
 * Closes the connection that a command left open over HTTP/1.1: a read without credentials reuses it and is aborted while it waits for its
 * answer, after which no browser uses that connection again. Where answers come too fast for that, the connection counts as open until
 * the browser itself closes it.
 * @returns a check, after all attempts, that no command can reuse the connection of an earlier one.
 */
export async function closeIdleConnection(): Promise<() => boolean> {
  closing = closing.then(close)
  await closing
  return () => performance.now() >= openUntil
}

async function close(): Promise<void> {
  if (!(await isCutOff(fastestAnswer() * 0.8))) openUntil = performance.now() + keptForMs
}

/** The shortest answer time of the backend (ms). */
function fastestAnswer(): number {
  const waits = apiTimings().map(({ requestStart, responseStart }) => responseStart - requestStart)
  return Math.min(...waits.filter((waitMs) => waitMs > 0), 200)
}

/** Reads something small and aborts after `waitMs`, sooner each time it was answered. @returns true if it was aborted unanswered. */
async function isCutOff(waitMs: number): Promise<boolean> {
  if (waitMs < minWaitMs) return false
  const cut = new AbortController()
  let isAnswered = false
  const reading = fetch(`${settings.VITE_API_BASE}/api/lookup/active`, {
    credentials: 'omit',
    cache: 'no-store',
    headers: markerHeader,
    signal: cut.signal,
  })
    .then((answer) => {
      isAnswered = true
      return answer.text()
    })
    .catch(() => '')
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  if (!isAnswered) cut.abort()
  // An answer returns the connection to the pool.
  await reading
  return !isAnswered || isCutOff(waitMs * 0.6)
}
