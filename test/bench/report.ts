import type { Frame } from './trace.ts'

/** Goals of a frame, in ms: the main thread's time, and the time since the frame before. */
const light = 3
const inTime = 17

/** Prints the figures of the frames. */
export function tabulate(measured: Record<string, Frame[]>): void {
  const rows = Object.entries(measured).map(([name, frames]) => [name, figuresOf(frames)])
  console.table(Object.fromEntries(rows))
}

/** Prints the figures, and the ratio of the second's main thread to the first's. */
export function report(measured: Record<string, Frame[]>): void {
  tabulate(measured)
  const [wheel = 0, other = 0] = Object.values(measured).map((frames) => mean(frames.map(({ main }) => main)))
  console.log(`Painting in each frame takes ${(other / wheel).toFixed(0)} times the main thread.`)
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function figuresOf(frames: readonly Frame[]): Record<string, string | number> {
  const main = frames.map((frame) => frame.main).toSorted((a, b) => a - b)
  const ms = (value = Number.NaN) => `${value.toFixed(2)} ms`
  const share = (fits: (frame: Frame) => boolean) =>
    `${((frames.filter(fits).length / frames.length) * 100).toFixed(1)} %`
  return {
    frames: frames.length,
    'main thread a frame, mean': ms(mean(main)),
    median: ms(main[Math.floor(main.length / 2)]),
    '99th percentile': ms(main[Math.floor(main.length * 0.99)]),
    [`up to ${light} ms`]: share((frame) => frame.main <= light),
    [`frames within ${inTime} ms`]: share(({ interval }) => interval <= inTime),
  }
}
