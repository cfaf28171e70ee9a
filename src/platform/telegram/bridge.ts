import { createPostEvent, on, type EventName } from '@telegram-apps/sdk-react'
import { countEvent } from '../../lib/counts.ts'
import { withTimeout } from '../withTimeout.ts'

/** @throws Error without a client, or if the client's version lacks the method. */
export let postEvent = createPostEvent('0.0')

/** Does nothing if the client's version lacks the method. */
export let postIfSupported = createPostEvent('0.0', () => undefined)

export let clientVersion = '0.0'

/** Does what the SDK's `init` does. That and the SDK's `postEvent` need the whole SDK, 9 kB of compressed JavaScript. */
export function connect(version: string): void {
  clientVersion = version
  postEvent = createPostEvent(version)
  postIfSupported = createPostEvent(version, () => undefined)
  on('reload_iframe', () => {
    postEvent('iframe_will_reload')
    location.reload()
  })
  postEvent('iframe_ready', { reload_supported: true })
}

/** Clients send different data, so nothing is assumed. */
export const eventField = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

// After a reload, an answer to the earlier page may come.
let lastRequest = Date.now()
export const createRequestId = () => String(++lastRequest)

/** Undefined if no answer came in time or the client lacks the method. An answer with another request's id is none. */
export async function answerTo(ask: (req_id: string) => void, events: readonly EventName[], limitMs: number) {
  const id = createRequestId()
  const releases: (() => void)[] = []
  const heard = new Promise<{ event: EventName; data: unknown }>((resolve) => {
    const listen = (event: EventName) =>
      on(event, (data) => {
        if ((eventField(data, 'req_id') ?? id) === id) resolve({ event, data })
      })
    releases.push(...events.map(listen))
  })
  try {
    ask(id)
    const answer = await withTimeout(limitMs, heard)
    if (__REPORTS__ && !answer) countEvent('silent', 'answer')
    return answer
  } catch {
    return undefined
  } finally {
    for (const release of releases) release()
  }
}
