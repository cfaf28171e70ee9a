import { useSyncExternalStore } from 'react'
import { persistent } from '../platform/storage.ts'
import { createObservable } from '../lib/observable.ts'

/** Both are on by default. */
export type Feedback = 'sound' | 'haptic'

const { subscribe, announce } = createObservable()

const silenced = () => (persistent.get('sounds') ?? '').split(' ').filter(Boolean)

export const isOn = (kind: Feedback) => !silenced().includes(kind)

export function toggle(kind: Feedback): void {
  const others = silenced().filter((one) => one !== kind)
  persistent.set('sounds', (isOn(kind) ? [...others, kind] : others).join(' '))
  announce()
}

export const useFeedback = (kind: Feedback) => useSyncExternalStore(subscribe, () => isOn(kind))
