import { settings } from '../../lib/settings/settings.ts'
import { apiOrigin } from './body.ts'
import type { Call } from './call.ts'

/** The player's tap by two clocks: `performance.now` stands still while some phones sleep, and the phone's clock can be set back. */
export interface Tap {
  readonly sinceStart: number
  readonly date: number
}

/** What a command takes along from the tap to the wire. */
export interface CommandOptions {
  /** Its idempotency key (contract, reading 18): the same for the same command, another one when the player sends it again. */
  readonly key?: string
  /** The tap that asked for it, where something is read or prepared between them; the call of `send` by default. */
  readonly tap?: Tap | undefined
}

/** After this time (ms) nobody expects a command to be sent any more: the page stood still. */
const maxWaitMs = 15_000

export const tapNow = (): Tap => ({ sinceStart: performance.now(), date: Date.now() })

const ageOf = ({ sinceStart, date }: Tap) => Math.max(performance.now() - sinceStart, Date.now() - date)

/** True if a command must not leave any more. */
export const isExpired = (tap: Tap) => ageOf(tap) > maxWaitMs

/**
 * The tap of a command that follows another one by itself, which may take as long as its answer may. After a longer time the page has
 * stood still: then it is the earlier tap, and the command does not leave.
 */
export const followingTap = (earlier: Tap, { timeLimit }: Call<unknown>): Tap =>
  ageOf(earlier) > maxWaitMs + timeLimit ? earlier : tapNow()

/** True if commands carry their keys: as the build says, else where no preflight has to allow the header. */
export const sendsKeys = () => settings.VITE_IDEMPOTENCY ?? apiOrigin() === window.location.origin

/** A new key. `crypto.randomUUID` is missing in pages without https. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
