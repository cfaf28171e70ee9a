/** The time in which a payment is promised to be credited (ms; spec, section 5). */
export const promisedMs = 60_000

const [leastPause, mostPause] = [3_000, 30_000]

/** The pause until the next read (ms), by the time waited so far (ms): short at first, half a minute at most. */
export const pauseAfter = (waited: number): number => Math.min(mostPause, Math.max(leastPause, waited / 4))
