import { ApiError } from '../../../api/client/errors.ts'
import { exponentialBackoff } from '../../../lib/retry.ts'

/** @returns 0 after the first failure, then 10, 20, 40, 60 s, each ±50 %, in ms. */
const randomDelay = (failures: number) =>
  failures === 0 ? 0 : exponentialBackoff(10_000, failures, 60_000) * (0.5 + Math.random())

/** A refusal or time-out is not retried automatically (contract, every call). */
export const isFinalError = (reason: unknown) =>
  reason instanceof ApiError && ((reason.status >= 400 && reason.status < 500) || reason.code === 'TIME_OUT')

export class Backoff {
  #failures = 0
  #dueAt = 0

  isOver(): boolean {
    return performance.now() >= this.#dueAt
  }

  isEndless(): boolean {
    return this.#dueAt === Infinity
  }

  reset(): void {
    this.#failures = 0
    this.#dueAt = 0
  }

  failed(isFinal: boolean): void {
    this.#dueAt = isFinal ? Infinity : performance.now() + randomDelay(this.#failures)
    this.#failures += 1
  }
}
