import { pollingPause } from '../lib/retry.ts'

/** The time in which a payment is promised to be credited (ms; spec, section 5). */
export const promisedMs = 60_000

/** The pause until the next read (ms), by the time waited so far (ms). */
export const creditPause = (waited: number): number => pollingPause(waited, 3_000)
