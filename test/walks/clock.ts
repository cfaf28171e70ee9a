import { act } from '@testing-library/react'
import { vi } from 'vitest'

// Taken before time is played: what really takes time, as reading a body or fetching a room, is waited for on these.
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
  /** Counts what came and went over the line. */
  traffic(): number
  look(): void
}

/** Plays the time of one walk. */
export function playTime({ isBusy, traffic, look }: Watched): Clock {
  vi.useFakeTimers({ toFake: [...play], now: beginning })
  const start = performance.now()
  const dues: Due[] = []
  const now = () => Math.round(performance.now() - start)

  const breathe = () =>
    act(async () => {
      await new Promise<void>((done) => void soon(done))
      await vi.advanceTimersByTimeAsync(0)
    })
  const settle = async () => {
    for (let quiet = 0; quiet < 2;) {
      await vi.dynamicImportSettled()
      await breathe()
      quiet = isBusy() ? 0 : quiet + 1
    }
  }
  const runDue = () =>
    act(async () => {
      for (const due of dues.filter(({ at }) => at <= now())) {
        dues.splice(dues.indexOf(due), 1)
        due.run()
      }
    })

  const clock: Clock = {
    now,
    settle,
    after(ms, run) {
      const due = { at: now() + Math.max(0, Math.round(ms)), run }
      const later = dues.findIndex(({ at }) => at > due.at)
      dues.splice(later < 0 ? dues.length : later, 0, due)
    },
    async pass(ms) {
      const end = now() + ms
      let before = traffic()
      while (now() < end || (dues[0]?.at ?? Infinity) <= now()) {
        const next = Math.min(end, now() + stretch, Math.max(now(), dues[0]?.at ?? Infinity))
        await act(async () => void (await vi.advanceTimersByTimeAsync(next - now())))
        await runDue()
        if (traffic() !== before) await settle()
        before = traffic()
        look()
      }
    },
    async doing(what) {
      await act(async () => what())
      await settle()
      look()
    },
    end: () => void vi.useRealTimers(),
  }
  return clock
}
