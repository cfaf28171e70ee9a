/** The ratio of the times at ten times the size and at the size, by the best of five runs: 10 if the work is linear, 100 if it is quadratic. */
export function growth(work: (size: number) => unknown, size: number): number {
  const best = (of: number) => Math.min(...Array.from({ length: 5 }, () => timeOf(() => work(of))))
  // Code that runs for the first time is slow.
  best(size)
  return best(size * 10) / Math.max(best(size), leastTimeMs)
}

/** Shorter times (ms) count as this, as clocks do not resolve them. */
const leastTimeMs = 0.05

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
