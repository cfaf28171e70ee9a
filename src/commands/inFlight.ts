import { block } from '../nav/history.ts'
import { platform } from '../platform/current.ts'
import { createObservable } from '../web/observable.ts'

const inFlight = new Set<string>()
const { subscribe, announce } = createObservable()

/** True if a command of this slot (`slot.ts`), or any command, is in flight. */
export const isInFlight = (slot?: string) => (slot === undefined ? inFlight.size > 0 : inFlight.has(slot))

/** Calls back when a command is sent or answered; returns the unsubscriber. */
export const subscribeInFlight = subscribe

/** Notes that a command is sent: navigation is blocked and closing asks first, until the returned release is called. */
export function beginFlight(slot: string): () => void {
  inFlight.add(slot)
  const release = block()
  if (inFlight.size === 1) platform().confirmClose(true)
  announce()
  return () => {
    inFlight.delete(slot)
    release()
    if (inFlight.size === 0) platform().confirmClose(false)
    announce()
  }
}
