import { useSyncExternalStore } from 'react'
import { persistent } from '../platform/storage.ts'
import { createObservable } from '../web/observable.ts'

/** How a new message of support makes itself felt; both are on until the player says otherwise. */
export type Feedback = 'sound' | 'haptic'

const { subscribe, announce } = createObservable()

const silenced = () => (persistent.get('sounds') ?? '').split(' ').filter(Boolean)

/** Whether a new message is heard or felt. */
export const isOn = (kind: Feedback) => !silenced().includes(kind)

/** Turns one of the two on or off, on this device. */
export function toggle(kind: Feedback): void {
  const others = silenced().filter((one) => one !== kind)
  persistent.set('sounds', (isOn(kind) ? [...others, kind] : others).join(' '))
  announce()
}

/** `isOn`, followed. */
export const useFeedback = (kind: Feedback) => useSyncExternalStore(subscribe, () => isOn(kind))
