import { on, type EventName } from '@telegram-apps/sdk-react'
import { within } from './within.ts'

/** One part of what an event carries. Clients differ, so it can be anything; undefined where there is none. */
export const partOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

/**
 * Asks the client something and waits so many milliseconds for the first of `events` that is meant for whoever asked. Undefined: no
 * answer came in time, or the client cannot be asked.
 */
export async function answerTo(
  ask: () => void,
  events: readonly EventName[],
  limit: number,
  isMeant: (data: unknown) => boolean = () => true,
): Promise<{ readonly event: EventName; readonly data: unknown } | undefined> {
  const releases: (() => void)[] = []
  const heard = new Promise<{ event: EventName; data: unknown }>((resolve) => {
    const listen = (event: EventName) =>
      on(event, (data) => {
        if (isMeant(data)) resolve({ event, data })
      })
    releases.push(...events.map(listen))
  })
  try {
    ask()
    return await within(limit, heard)
  } catch {
    return undefined
  } finally {
    for (const release of releases) release()
  }
}
