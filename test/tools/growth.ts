/** How many times as long something takes at ten times the size, by its best of some runs: 10 where each part is looked at once, 100 where all are at each. */
export function growth(work: (size: number) => unknown, size: number): number {
  const best = (of: number) => Math.min(...Array.from({ length: 5 }, () => timeOf(() => work(of))))
  // Code that runs for the first time is slow.
  best(size)
  return best(size * 10) / Math.max(best(size), leastTime)
}

/** What is over sooner is over at once (ms): clocks do not tell it apart. */
const leastTime = 0.05

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
