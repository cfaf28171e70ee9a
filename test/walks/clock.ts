import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { countEncrypting, isEncrypting } from './encrypting.ts'
import { isLoadingModules } from './loading.ts'

// The real one, taken before time is faked: it waits for what takes real time, such as reading a body or importing a room. A timer would
// sleep each time.
const soon = globalThis.setImmediate
const fakedNames = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const

/** The moment at which every walk begins (epoch ms): noon in Bangkok, so that nothing depends on the day. */
export const beginning = Date.UTC(2026, 4, 12, 5)

/** The longest stretch of fake time without a look at the screen, in milliseconds. */
const stretch = 2_000

interface Due {
  readonly at: number
  run(): void
}

/** Fake time. It is the server's; the device's clock can be set to something else. */
export interface Clock {
  /** Milliseconds since the walk began, however the device's clock is set. */
  now(): number
  /** Schedules something outside of the page. */
  after(ms: number, run: () => void): void
  /** Notes that something in the page is due then. */
  note(ms: number): void
  /** Lets time pass and runs all that is due. Looks at the screen after every stretch. */
  pass(ms: number): Promise<void>
  /** Waits for what has begun, without letting time pass. */
  settle(): Promise<void>
  /** Does something and waits for the page's reaction. */
  doing(what: () => void): Promise<void>
  end(): void
}

interface Watched {
  /** True while something outside of the page takes real time. */
  isBusy(): boolean
  look(): void
}

const byTime = (a: Due, b: Due) => a.at - b.at

/** Fakes the time of one walk. */
export function fakeClock({ isBusy, look }: Watched): Clock {
  vi.useFakeTimers({ toFake: [...fakedNames], now: beginning })
  const stopCounting = countEncrypting()
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
      quiet = isBusy() || isLoadingModules() || isEncrypting() ? 0 : quiet + 1
    }
  }
  /** Goes to the next moment at which something is due, in the page or outside of it. */
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
    end() {
      stopCounting()
      vi.useRealTimers()
    },
  }
}
