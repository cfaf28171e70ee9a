import type { Call } from '../api/call.ts'
import { readKey } from './readKey.ts'

/** For `mutate`: matches the cached reads of these calls, with any parameters. */
export const rereads =
  (...calls: Call<unknown>[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && calls.some((call) => readKey(call)[0] === key[0])
