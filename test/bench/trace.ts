/** One event of Chromium's trace; times are microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args: { readonly frameSeqId?: number }
}

/** A frame that reached the screen. */
export interface Frame {
  /** Time since the frame before, by the screen's clock, in ms. */
  readonly interval: number
  /** Time of the page's main thread in between, in ms. */
  readonly main: number
}

/** Categories that Chromium has to trace for `framesOf`. */
export const categories = [
  '-*',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]

/** The page's own marks around what is measured. */
export const marks = { begin: 'turn-begin', end: 'turn-end' }

/**
 * The frames between the page's two marks. They begin by the screen's clock. One that was begun but not drawn did not reach the screen,
 * and makes the next one's interval longer.
 * @throws Error if the trace lacks the marks.
 */
export function framesOf(trace: Buffer): Frame[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const [begin, end] = [marks.begin, marks.end].map((mark) => events.find(({ name }) => name === mark))
  if (!begin || !end) throw new Error('The page set no marks')
  const ours = events.filter(({ pid, ts }) => pid === begin.pid && ts >= begin.ts && ts <= end.ts)
  const named = (wanted: string) => ours.filter(({ name }) => name === wanted).toSorted((a, b) => a.ts - b.ts)
  const drawn = new Set(named('DrawFrame').map(({ args }) => args.frameSeqId))
  const times = named('BeginFrame')
    .filter(({ args }) => drawn.has(args.frameSeqId))
    .map(({ ts }) => ts)
  const tasks = named('RunTask').filter(({ tid }) => tid === begin.tid)
  return times.slice(1).map((to, index) => {
    const from = times[index] ?? to
    const worked = tasks.map(({ ts, dur = 0 }) => Math.max(0, Math.min(to, ts + dur) - Math.max(from, ts)))
    return { interval: (to - from) / 1000, main: worked.reduce((sum, part) => sum + part, 0) / 1000 }
  })
}
