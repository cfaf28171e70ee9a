import { ApiError } from '../../../api/errors.ts'

/** After the first try the pauses are about twice this long, and twice as long each time, up to about the longest. */
const pauseMs = 5_000
const maxPauseMs = 60_000

/** A random pause before something is tried again, in ms. `tries`: how often it was tried again already. */
export const pauseAfter = (tries: number) =>
  tries === 0 ? 0 : Math.min(pauseMs * 2 ** tries, maxPauseMs) * (0.5 + Math.random())

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
    this.#dueAt = isFinal(reason) ? Infinity : performance.now() + pauseAfter(this.#failures)
    this.#failures += 1
  }
}
