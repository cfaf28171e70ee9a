import useSWR from 'swr'
import type { Call } from '../api/call.ts'
import { readKey } from './readKey.ts'
import { useRead } from './useRead.ts'

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
