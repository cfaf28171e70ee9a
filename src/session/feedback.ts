import { useSyncExternalStore } from 'react'
import { persistent } from '../platform/storage.ts'
import { createObservable } from '../lib/observable.ts'

/** The signals of a new support message; both are on until the player turns them off. */
export type Feedback = 'sound' | 'haptic'

const { subscribe, announce } = createObservable()

const silenced = () => (persistent.get('sounds') ?? '').split(' ').filter(Boolean)

/** True if a signal is on. */
export const isOn = (kind: Feedback) => !silenced().includes(kind)

/** Turns one of the two on or off, on this device. */
export function toggle(kind: Feedback): void {
  const others = silenced().filter((one) => one !== kind)
  persistent.set('sounds', (isOn(kind) ? [...others, kind] : others).join(' '))
  announce()
}

/** `isOn` as a hook that follows changes. */
export const useFeedback = (kind: Feedback) => useSyncExternalStore(subscribe, () => isOn(kind))
