import { platform } from '../../platform/current.ts'
import { persistent } from '../../platform/storage.ts'
import { playTone } from './tone.ts'

/** How a new message makes itself felt; both are on until the player says otherwise. */
export type Feedback = 'sound' | 'haptic'

const listeners = new Set<() => void>()

const silenced = () => (persistent.get('sounds') ?? '').split(' ').filter(Boolean)

/** Whether a new message is heard or felt. */
export const isOn = (kind: Feedback) => !silenced().includes(kind)

/** Turns one of the two on or off, on this device. */
export function toggle(kind: Feedback): void {
  const others = silenced().filter((one) => one !== kind)
  persistent.set('sounds', (isOn(kind) ? [...others, kind] : others).join(' '))
  for (const listener of listeners) listener()
}

/** Calls back on each `toggle`; returns the unsubscriber. */
export function subscribeFeedback(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Several messages in quick succession (ms) are one. */
const succession = 2_000
let last = -Infinity

/** Lets a new message be heard and felt, as far as the player wants it and sees the page. */
export function announceIncoming(): void {
  if (document.visibilityState !== 'visible' || performance.now() - last < succession) return
  last = performance.now()
  if (isOn('sound')) playTone()
  if (isOn('haptic')) platform().haptic('choice')
}
