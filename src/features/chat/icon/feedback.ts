import { isOn } from '../../../device/feedback.ts'
import { platform } from '../../../platform/current.ts'
import { playTone } from './tone.ts'

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
