import type { Call } from '../api/call.ts'
import { readKey } from './readKey.ts'

/** For `mutate`: whether a cached read is one of these calls, whatever it was asked for. */
export const rereads =
  (...calls: Call<unknown>[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && calls.some((call) => readKey(call)[0] === key[0])
