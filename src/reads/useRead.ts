import useSWR, { type SWRConfiguration } from 'swr'
import type { Call } from '../api/call.ts'
import { send } from '../api/client.ts'
import { readKey, type Asked } from './readKey.ts'

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
