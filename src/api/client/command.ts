import { settings } from '../../lib/settings/settings.ts'
import { apiOrigin } from './body.ts'
import type { Call } from './call.ts'

/** Two clocks: `performance.now` pauses while some phones sleep, and the phone's clock can be set back. */
export interface Tap {
  readonly sinceStart: number
  readonly date: number
}

export interface CommandOptions {
  /** Idempotency key (contract, reading 18): new for each tap. */
  readonly key?: string
  /** The causing tap; by default the call of `send`. */
  readonly tap?: Tap | undefined
}

/** Age (ms) after which a command no longer leaves: the page was frozen. */
const maxWaitMs = 15_000

export const tapNow = (): Tap => ({ sinceStart: performance.now(), date: Date.now() })

const ageOf = ({ sinceStart, date }: Tap) => Math.max(performance.now() - sinceStart, Date.now() - date)

export const isExpired = (tap: Tap) => ageOf(tap) > maxWaitMs

/**
 * For a command that follows another by itself. If the page was frozen in between, the old tap keeps it from leaving.
 */
export const followingTap = (earlier: Tap, { timeLimit }: Call<unknown>): Tap =>
  ageOf(earlier) > maxWaitMs + timeLimit ? earlier : tapNow()

/** By default only same-origin, where the header needs no preflight. */
export const sendsKeys = () => settings.VITE_IDEMPOTENCY ?? apiOrigin() === window.location.origin

/** `crypto.randomUUID` needs https. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
