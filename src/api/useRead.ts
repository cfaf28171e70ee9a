import { useState } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { exponentialBackoff } from '../lib/retry.ts'
import type { Call } from './client/call.ts'
import { type RequestOptions, send } from './client/client.ts'
import { ApiError } from './client/errors.ts'

type ReadParameters = Pick<RequestOptions, 'pathParameters' | 'body'>

export const readKey = ({ method, path }: Call<unknown>, parameters: ReadParameters = {}) =>
  [`${method} ${path}`, parameters] as const

const maxRetries = 3

export const mayRetry = (error: unknown, retries: number): boolean =>
  retries <= maxRetries &&
  error instanceof ApiError &&
  error.outcome !== 'notSent' &&
  error.code !== 'TIME_OUT' &&
  (error.status === 0 || error.status >= 500)

/** @returns milliseconds; null means no retry. */
export const retryPause = (error: unknown, retries: number): number | null =>
  mayRetry(error, retries) ? exponentialBackoff(1_000, retries) : null

export const readPolicy: SWRConfiguration = {
  dedupingInterval: 1_000,
  focusThrottleInterval: 10_000,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    const pause = retryPause(error, retryCount)
    if (pause !== null) setTimeout(() => void revalidate({ retryCount }), pause)
  },
}

/** A filter for `mutate` that matches any parameters. */
export const readsOf =
  (...calls: Call<unknown>[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && calls.some((call) => readKey(call)[0] === key[0])

export const cachedForever: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

export const useRead = <Answer>(
  call: Call<Answer> | null,
  parameters?: ReadParameters,
  options?: SWRConfiguration<Answer>,
) =>
  useSWR<Answer>(call && readKey(call, parameters), call && (() => send(call, parameters)), {
    ...(call?.isCachedForever && cachedForever),
    ...options,
  })

/** Of a list, also on the wire (product, numbers). */
export const rowsPerPage = 10

/** `page` counts from 1. The previous page stays while the next loads; `isOwn`: `data` belongs to this page. */
export function usePage<Page>(call: Call<Page>) {
  const [page, onPage] = useState(1)
  const parameters = { body: { page, limit: rowsPerPage } }
  const read = useRead(call, parameters, { keepPreviousData: true })
  // Null only reads the cache.
  const { data: own } = useSWR<Page>(readKey(call, parameters), null)
  return {
    page,
    perPage: rowsPerPage,
    onPage,
    read: { ...read, error: read.error as unknown, isOwn: own !== undefined },
  }
}
