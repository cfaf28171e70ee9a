import { settings } from '../settings/settings.ts'
import { apiOrigin } from './body.ts'

/** The player's tap by two clocks: `performance.now` stands still while some phones sleep, and the phone's clock can be set back. */
export interface Tap {
  readonly sinceStart: number
  readonly date: number
}

/** What a command takes along from the tap to the wire. */
export interface CommandOptions {
  /** Its idempotency key (contract, reading 18): the same for the same command, another one when the player sends it again. */
  readonly key?: string
  /** The tap that asked for it; the call of `send` unless given. */
  readonly tap?: Tap
}

/** After this time (ms) nobody expects a command to be sent any more: the page stood still. */
const maxWaitMs = 15_000

export const tapNow = (): Tap => ({ sinceStart: performance.now(), date: Date.now() })

/** True if a command must not leave any more. */
export const isExpired = ({ sinceStart, date }: Tap) =>
  Math.max(performance.now() - sinceStart, Date.now() - date) > maxWaitMs

/** True if commands carry their keys: as the build says, else where no preflight has to allow the header. */
export const sendsKeys = () => settings.VITE_IDEMPOTENCY ?? apiOrigin() === window.location.origin

/** A new key. `crypto.randomUUID` is missing in pages without https. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
