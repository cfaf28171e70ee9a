import { pollingPause } from '../lib/retry.ts'

/** The operator promises a credit within this time (product, validation). */
export const promisedMs = 60_000

export const creditPause = (waited: number): number => pollingPause(waited, 3_000)
