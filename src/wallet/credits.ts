/** A payment that is not credited by then (ms) takes longer than was promised (spec, section 5). */
export const promisedTime = 60_000

const [leastPause, mostPause] = [3_000, 30_000]

/** How long to wait until the next look (ms), after so long a wait: short at first, half a minute at most. */
export const pauseAfter = (waited: number): number => Math.min(mostPause, Math.max(leastPause, waited / 4))
