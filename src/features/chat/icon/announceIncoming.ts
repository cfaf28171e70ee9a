import { isOn } from '../../../device/feedback.ts'
import { platform } from '../../../platform/current.ts'
import { playTone } from './tone.ts'

/** Messages within this time after an announced one are not announced again. */
const quietMs = 2_000
let announcedAt = -Infinity

/** Announces a new message by sound and haptic, if the player has turned these on and the page is visible. */
export function announceIncoming(): void {
  if (document.visibilityState !== 'visible' || performance.now() - announcedAt < quietMs) return
  announcedAt = performance.now()
  if (isOn('sound')) playTone()
  if (isOn('haptic')) platform().haptic('choice')
}
