import { settings } from '../../lib/settings/settings.ts'
import { apiOrigin } from './body.ts'
import type { Call } from './call.ts'

/** `performance.now` pauses while some phones sleep, and the phone's clock can be set back. */
export interface Tap {
  readonly sinceStart: number
  readonly date: number
}

export interface CommandOptions {
  /** The idempotency key (contract, reading 18). */
  readonly key?: string
  readonly tap?: Tap | undefined
}

/** Older taps are from before the page was frozen. */
const maxTapAgeMs = 15_000

export const tapNow = (): Tap => ({ sinceStart: performance.now(), date: Date.now() })

const ageOf = ({ sinceStart, date }: Tap) => Math.max(performance.now() - sinceStart, Date.now() - date)

export const isExpired = (tap: Tap) => ageOf(tap) > maxTapAgeMs

/** A fresh tap for a command that follows another; the earlier, expired one if the page was frozen in between. */
export const followingTap = (earlier: Tap, { timeLimit }: Call<unknown>): Tap =>
  ageOf(earlier) > maxTapAgeMs + timeLimit ? earlier : tapNow()

/** Same-origin requests need no preflight for the header. */
export const sendsKeys = () => settings.VITE_IDEMPOTENCY ?? apiOrigin() === window.location.origin

/** `crypto.randomUUID` exists only on https pages. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
