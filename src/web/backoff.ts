/** Exponential backoff (ms): `firstMs` after the first failure, then twice the pause before, `mostMs` at most. */
export const exponentialPause = (firstMs: number, failures: number, mostMs = Infinity): number =>
  Math.min(mostMs, firstMs * 2 ** (failures - 1))

/** The pause of something that is polled (ms): a quarter of the time since it began, from `leastMs` up to 30 s. */
export const pollingPause = (elapsedMs: number, leastMs: number): number =>
  Math.min(30_000, Math.max(leastMs, elapsedMs / 4))
