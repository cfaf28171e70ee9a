import { useEffect, useEffectEvent } from 'react'
import type { Intent } from '../intents.ts'
import type { Kind } from '../kinds.ts'

type Listener = (intent: Intent, isDone: boolean) => void

// No observable: what is told is an event, and no state keeps it to be read afterwards.
const listeners = new Set<Listener>()

/** Notifies the rooms that the statement has settled a command: it was carried out, or it was not. */
export function noteSettled(intent: Intent, isDone: boolean): void {
  for (const listener of listeners) listener(intent, isDone)
}

/** Calls back when a command of a kind proves to be carried out: what is still typed has been sent. */
export function useDoneMeanwhile(kind: Kind, onDone: () => void): void {
  const hear = useEffectEvent((intent: Intent, isDone: boolean) => {
    if (isDone && intent.kind === kind) onDone()
  })
  useEffect(() => {
    const listener: Listener = (intent, isDone) => hear(intent, isDone)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
