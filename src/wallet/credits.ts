import { pollingPause } from '../lib/retry.ts'

/** Milliseconds (spec, section 5). */
export const promisedMs = 60_000

/** Milliseconds. */
export const creditPause = (waited: number): number => pollingPause(waited, 3_000)
