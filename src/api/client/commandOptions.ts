import { settings } from '../../lib/settings/settings.ts'
import type { Call } from './call.ts'

/** When the player tapped. Two clocks: `performance.now` pauses while some phones sleep, and `Date` can be set back. */
export interface Tap {
  readonly sinceStart: number
  readonly date: number
}

export interface CommandOptions {
  /** Contract, rule 18. */
  readonly idempotencyKey?: string
  readonly tap?: Tap | undefined
}

/** Older taps are from before the page was frozen. */
const maxTapAgeMs = 15_000

export const tapNow = (): Tap => ({ sinceStart: performance.now(), date: Date.now() })

const ageOf = ({ sinceStart, date }: Tap) => Math.max(performance.now() - sinceStart, Date.now() - date)

export const isExpired = (tap: Tap) => ageOf(tap) > maxTapAgeMs

/** A fresh tap for a command that follows another; the earlier, expired one if the page was frozen in between. */
export const nextStepTapTime = (earlier: Tap, { timeLimit }: Call<unknown>): Tap =>
  ageOf(earlier) > maxTapAgeMs + timeLimit ? earlier : tapNow()

/** Same-origin requests need no preflight for the header. */
export const sendsKeys = () => settings.VITE_IDEMPOTENCY ?? apiOrigin() === window.location.origin

/** `crypto.randomUUID` exists only on https pages. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

let isStreamRefused = false

/** Chromium 105+ repeats a request if a reused connection breaks, except with a streamed body, which needs HTTP/2. */
export const isStreamed = (method: string) =>
  method.startsWith('P') &&
  settings.VITE_STREAMED_COMMANDS &&
  !isStreamRefused &&
  'duplex' in Request.prototype &&
  speaksHttp2()

/** Called after a server has refused a body without a length (411). */
export const stopStreaming = () => void (isStreamRefused = true)

export const bodyOf = (method: string, text?: string): RequestInit & { duplex?: 'half' } =>
  isStreamed(method)
    ? { body: new Blob([text ?? '']).stream(), duplex: 'half' }
    : text === undefined
      ? {}
      : { body: text }

export const apiOrigin = () => new URL(settings.VITE_API_BASE || '/', window.location.href).origin

export function speaksHttp2(): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const own = entries.filter(({ name, nextHopProtocol }) => nextHopProtocol && name.startsWith(apiOrigin()))
  return /^h[23]/.test(own.at(-1)?.nextHopProtocol ?? '')
}
