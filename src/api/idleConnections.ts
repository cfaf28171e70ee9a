import { settings } from '../settings/settings.ts'
import { markerHeader } from './headers.ts'
import { apiTimings } from './timings.ts'

/** How long Chromium keeps a connection that nothing uses, in milliseconds. */
const keptFor = 300_000
/** Faster answers leave no time to cut a read off for sure, in milliseconds. */
const leastWait = 5

let closing: Promise<void> = Promise.resolve()
let openUntil = -Infinity

/**
 * Closes the connection that a command left open over HTTP/1.1: a read without credentials takes it, and is cut off while it waits for its
 * answer, after which no browser uses that connection again. Where answers come too fast for that it counts as open until the browser
 * itself closes it.
 * @returns what tells, once all is tried, whether no command can find a connection that an earlier one left.
 */
export async function closeIdleConnection(): Promise<() => boolean> {
  closing = closing.then(close)
  await closing
  return () => performance.now() >= openUntil
}

async function close(): Promise<void> {
  if (!(await isCutOff(fastestAnswer() * 0.8))) openUntil = performance.now() + keptFor
}

/** The shortest time that the backend took to answer, in milliseconds. */
function fastestAnswer(): number {
  const waits = apiTimings().map(({ requestStart, responseStart }) => responseStart - requestStart)
  return Math.min(...waits.filter((wait) => wait > 0), 200)
}

/** Reads something small and stops after a while (ms), ever sooner where it was answered. @returns whether no answer had come at last. */
async function isCutOff(wait: number): Promise<boolean> {
  if (wait < leastWait) return false
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
  await new Promise((resolve) => setTimeout(resolve, wait))
  if (!isAnswered) cut.abort()
  // An answer gave the connection back.
  await reading
  return !isAnswered || isCutOff(wait * 0.6)
}
