import type { SWRConfiguration } from 'swr'
import { ApiError } from '../api/errors.ts'
import { exponentialPause } from '../web/backoff.ts'

const maxRetries = 3

/** True if a failed read may be tried again: never one that the server refused, never after a time-out. */
export const mayRetry = (error: unknown, retries: number): boolean =>
  retries <= maxRetries &&
  error instanceof ApiError &&
  error.failure !== 'notSent' &&
  error.code !== 'TIME_OUT' &&
  (error.status === 0 || error.status >= 500)

/** The pause before this retry of a failed read (ms): 1, 2 and 4 s. Null if it may not be tried again. */
export const retryPause = (error: unknown, retries: number): number | null =>
  mayRetry(error, retries) ? exponentialPause(1_000, retries) : null

/** The policy of all reads: exponential pauses, at most three retries, nothing while the app is hidden. */
export const readPolicy: SWRConfiguration = {
  dedupingInterval: 1_000,
  focusThrottleInterval: 10_000,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    const pause = retryPause(error, retryCount)
    if (pause !== null) setTimeout(() => void revalidate({ retryCount }), pause)
  },
}
