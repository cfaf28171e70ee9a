import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { isLoadingModules } from './loading.ts'

// Taken before time is played: what really takes time, as reading a body or fetching a room, is waited for by it. A pause that sleeps
// would give the processor away each time.
const soon = globalThis.setImmediate
const play = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const

/** When every walk begins: a noon in Bangkok, so that nothing depends on the day. */
export const beginning = Date.UTC(2026, 4, 12, 5)

/** The longest stretch of played time without a look at the screen, in milliseconds. */
const stretch = 2_000

interface Due {
  readonly at: number
  run(): void
}

/** Time as a walk plays it. It is the server's; the device's clock can be set to something else. */
export interface Clock {
  /** Milliseconds since the walk began, whatever the device's clock was set to. */
  now(): number
  /** Lets something happen in the world outside of the page. */
  after(ms: number, run: () => void): void
  /** Something of the page's is due then. */
  note(ms: number): void
  /** Lets time go by, and with it all that is due; looks after every stretch. */
  pass(ms: number): Promise<void>
  /** Lets what was begun come to rest without letting time go by. */
  settle(): Promise<void>
  /** Does something that the page reacts to. */
  doing(what: () => void): Promise<void>
  end(): void
}

interface Watched {
  /** Something outside of the page is at work that takes real time. */
  isBusy(): boolean
  look(): void
}

const byTime = (a: Due, b: Due) => a.at - b.at

/** Plays the time of one walk. */
export function playTime({ isBusy, look }: Watched): Clock {
  vi.useFakeTimers({ toFake: [...play], now: beginning })
  const start = performance.now()
  let dues: Due[] = []
  const now = () => Math.round(performance.now() - start)

  const after = (ms: number, run: () => void) => {
    dues = [...dues, { at: now() + Math.max(0, Math.ceil(ms)), run }].toSorted(byTime)
  }
  const settle = async () => {
    for (let quiet = 0; quiet < 3;) {
      await act(async () => {
        await new Promise<void>((done) => void soon(done))
        vi.advanceTimersByTime(0)
      })
      quiet = isBusy() || isLoadingModules() ? 0 : quiet + 1
    }
  }
  /** Goes to the next moment at which something is due, in the page or outside. */
  const step = async (end: number) => {
    const next = Math.min(end, now() + stretch, Math.max(now(), dues[0]?.at ?? end))
    await act(async () => {
      vi.advanceTimersByTime(next - now())
      const isDue = ({ at }: Due) => at <= now()
      const ready = dues.filter(isDue)
      dues = dues.filter((due) => !isDue(due))
      for (const { run } of ready) run()
    })
    await settle()
    look()
  }

  return {
    now,
    settle,
    after,
    note: (ms) => after(ms, () => undefined),
    async pass(ms) {
      const end = now() + ms
      while (now() < end || (dues[0]?.at ?? Infinity) <= now()) await step(end)
    },
    async doing(what) {
      await act(async () => what())
      await settle()
      look()
    },
    end: () => void vi.useRealTimers(),
  }
}
