import { delay } from './delay.ts'

/** In milliseconds: `firstMs`, then doubled. */
export const exponentialBackoff = (firstMs: number, failures: number, mostMs = Infinity): number =>
  Math.min(mostMs, firstMs * 2 ** (failures - 1))

/** Grows with the wait: a quarter of the elapsed time, up to 30 s. */
export const pollingPause = (elapsedMs: number, leastMs: number): number =>
  Math.min(30_000, Math.max(leastMs, elapsedMs / 4))

export function retry<Loaded>(
  load: () => Promise<Loaded>,
  times: number,
  pauseMs: (failures: number) => number = () => 3_000,
): Promise<Loaded> {
  const attempt = async (failures: number): Promise<Loaded> => {
    try {
      return await load()
    } catch (reason) {
      if (failures + 1 >= times) throw reason
      await delay(pauseMs(failures + 1))
      return attempt(failures + 1)
    }
  }
  return attempt(0)
}
