import { useSyncExternalStore } from 'react'
import { persistent } from '../platform/storage.ts'

/** Both are on by default. */
export type Feedback = 'sound' | 'haptic'

const subscribe = (listener: () => void) => persistent.subscribe('sounds', listener)

const silenced = () => (persistent.get('sounds') ?? '').split(' ').filter(Boolean)

export const isOn = (kind: Feedback) => !silenced().includes(kind)

export function toggle(kind: Feedback): void {
  const others = silenced().filter((one) => one !== kind)
  persistent.set('sounds', (isOn(kind) ? [...others, kind] : others).join(' '))
}

export const useFeedback = (kind: Feedback) => useSyncExternalStore(subscribe, () => isOn(kind))
