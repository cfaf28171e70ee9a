import useSWR, { type SWRConfiguration } from 'swr'
import type { Call } from './client/call.ts'
import { type RequestOptions, send } from './client/client.ts'
import { ApiError } from './client/errors.ts'
import { exponentialPause } from '../lib/retry.ts'

/** The parameters of one read of a call. */
export type Asked = Pick<RequestOptions, 'parameters' | 'body'>

/** The key of a read in the cache: the call itself and its parameters, so that no two reads share one by mistake. */
export const readKey = ({ method, path }: Call<unknown>, asked: Asked = {}) => [`${method} ${path}`, asked] as const

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

/** For `mutate`: matches the cached reads of these calls, with any parameters. */
export const rereads =
  (...calls: Call<unknown>[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && calls.some((call) => readKey(call)[0] === key[0])

/** For answers that are valid as long as the app is open: they are read once. */
export const kept: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

/** Reads a call through the cache, as often as the call itself allows; null for what is not read yet. */
export const useRead = <Answer>(call: Call<Answer> | null, asked?: Asked, options?: SWRConfiguration<Answer>) =>
  useSWR<Answer>(call && readKey(call, asked), call && (() => send(call, asked)), {
    ...(call?.keeps && kept),
    ...options,
  })

/**
 * One page of a list, from 1, with so many rows; the previous page stays visible while the next one loads. `isOwn` is true if `data` is of
 * this page: it stays, then, when a later read of it fails.
 */
export function usePage<Page>(call: Call<Page>, page: number, limit: number) {
  const asked = { body: { page, limit } }
  const { data, isLoading, isValidating, mutate, ...read } = useRead(call, asked, { keepPreviousData: true })
  const error: unknown = read.error
  // Without a fetcher it looks into the cache alone.
  const { data: own } = useSWR<Page>(readKey(call, asked), null)
  return { data, error, isLoading, isValidating, mutate, isOwn: own !== undefined }
}
