import { ApiError } from '../../../api/client/errors.ts'
import { exponentialPause } from '../../../lib/retry.ts'

/** A random pause around 10 s, 20 s, 40 s, then a minute (ms). `tries`: how often it was tried again already; at first it is at once. */
export const randomPause = (tries: number) =>
  tries === 0 ? 0 : exponentialPause(10_000, tries, 60_000) * (0.5 + Math.random())

/** The server refused it, or left it without an answer for the whole time: it is not tried again by itself (contract, calls). */
const isFinal = (reason: unknown) =>
  reason instanceof ApiError && ((reason.status >= 400 && reason.status < 500) || reason.code === 'TIME_OUT')

/** Decides when something that failed may be tried again by itself. */
export class Pauses {
  #failures = 0
  #dueAt = 0

  isOver(): boolean {
    return performance.now() >= this.#dueAt
  }

  /** It worked, or there is a reason to begin anew. */
  reset(): void {
    this.#failures = 0
    this.#dueAt = 0
  }

  /** It failed for this reason. */
  failed(reason: unknown): void {
    this.#dueAt = isFinal(reason) ? Infinity : performance.now() + randomPause(this.#failures)
    this.#failures += 1
  }
}
