import type { SWRConfiguration } from 'swr'
import { ApiError } from '../api/errors.ts'

const maxRetries = 3
const firstPauseMs = 1_000

/** True if a failed read may be tried again: never one that the server refused, never after a time-out. */
export const mayRetry = (error: unknown, retries: number): boolean =>
  retries <= maxRetries &&
  error instanceof ApiError &&
  error.failure !== 'notSent' &&
  error.code !== 'TIME_OUT' &&
  (error.status === 0 || error.status >= 500)

/** The pause before so many a retry (ms). */
export const retryPause = (retries: number): number => firstPauseMs * 2 ** (retries - 1)

/** The policy of all reads: exponential pauses, at most three retries, nothing while the app is hidden. */
export const readPolicy: SWRConfiguration = {
  dedupingInterval: 1_000,
  focusThrottleInterval: 10_000,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    if (mayRetry(error, retryCount)) setTimeout(() => void revalidate({ retryCount }), retryPause(retryCount))
  },
}
