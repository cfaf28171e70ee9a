/**
 * The ratio of the times at ten times the size and at the size: 10 if the work is linear, 100 if it is quadratic. Ten works at the size are
 * timed beside one at ten times the size, both in turn and by the processor's time, so that a busy machine disturbs both alike.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  const ten = () => {
    for (let time = 0; time < 10; time += 1) work(size)
  }
  const one = () => void work(size * 10)
  // Code that runs for the first time is slow.
  ten()
  one()
  const times = Array.from({ length: 7 }, () => ({ ten: timeOf(ten), one: timeOf(one) }))
  const best = (of: 'ten' | 'one') => Math.min(...times.map((each) => each[of]))
  return (10 * best('one')) / Math.max(best('ten'), leastTimeMs)
}

/** Shorter times (ms) count as this, as clocks do not resolve them. */
const leastTimeMs = 0.5

/** The processor's time in ms. */
function timeOf(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
