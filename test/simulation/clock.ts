import { act } from '@testing-library/react'
import { vi } from 'vitest'

// The real ones, taken before time is faked.
const { setImmediate: immediate, setTimeout: timeout } = globalThis
const fakedNames = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const

/** The moment at which a simulation begins (epoch ms): noon in Bangkok, so that nothing depends on the day. */
export const beginning = Date.UTC(2026, 4, 12, 5)

/** Simulated time. It is the server's; the device's clock can be set to something else. */
export interface Clock {
  /** Milliseconds since the beginning, however the device's clock is set. */
  now(): number
  /** Waits outside of the page. */
  wait(ms: number): Promise<void>
  /** Lets time pass and runs all that is due. Looks at the screen after every step. */
  pass(ms: number): Promise<void>
  /** Does something and waits for the page's reaction, without letting time pass. */
  doing(what: () => void): Promise<void>
  end(): void
}

interface Watched {
  /** True while something outside of the page takes real time. */
  isBusy?: () => boolean
  look?: () => void
  /** How often nothing may have happened before the page is at rest. */
  quietRounds?: number
}

/** Fakes the time. */
export function fakeClock({ isBusy = () => false, look = () => undefined, quietRounds = 3 }: Watched): Clock {
  vi.useFakeTimers({ toFake: [...fakedNames], now: beginning })
  const cryptography = countCryptography()
  const start = performance.now()
  // The page's timers are noted, and cleared with it; these are not the page's.
  const later = globalThis.setTimeout
  const settle = async () => {
    for (let quiet = 0; quiet < quietRounds;) {
      await act(async () => {
        // Other threads and processes take real time. All else, such as reading a body, is done at once, and a timer would sleep.
        if (isLoadingModules() || cryptography.isBusy()) await new Promise<void>((done) => void timeout(done, 2))
        await new Promise<void>((done) => void immediate(done))
        vi.advanceTimersByTime(0)
      })
      quiet = isBusy() || isLoadingModules() || cryptography.isBusy() ? 0 : quiet + 1
    }
    look()
  }
  return {
    now: () => Math.round(performance.now() - start),
    wait: (ms) => new Promise((done) => void later(done, Math.max(0, Math.ceil(ms)))),
    async pass(ms) {
      const over = { is: false }
      later(() => (over.is = true), ms)
      while (!over.is) {
        await act(async () => void vi.advanceTimersToNextTimer())
        await settle()
      }
    },
    async doing(what) {
      await act(async () => what())
      await settle()
    },
    end() {
      cryptography.stop()
      vi.useRealTimers()
    },
  }
}

interface RunnerState {
  readonly resolvingModules: ReadonlySet<unknown>
  readonly evaluatedModules: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly promise?: unknown; readonly evaluated?: boolean }>
  }
}

/** The state that Vitest's own `dynamicImportSettled` reads. That function sleeps each time that it is called. */
const runner = (globalThis as unknown as { __vitest_worker__: RunnerState }).__vitest_worker__

/** True while a feature's code is being imported. */
function isLoadingModules(): boolean {
  if (runner.resolvingModules.size > 0) return true
  for (const { promise, evaluated } of runner.evaluatedModules.idToModuleMap.values())
    if (promise && !evaluated) return true
  return false
}

type Work = (...given: unknown[]) => Promise<unknown>

/** Counts what is encrypted and hashed, which takes real time. */
function countCryptography() {
  const names = [
    'decrypt',
    'deriveBits',
    'deriveKey',
    'digest',
    'encrypt',
    'exportKey',
    'generateKey',
    'importKey',
  ] as const
  const subtle = crypto.subtle as unknown as Record<(typeof names)[number], Work>
  let working = 0
  for (const name of names) {
    const work = subtle[name].bind(subtle)
    const counted: Work = (...given) => {
      working += 1
      return work(...given).finally(() => (working -= 1))
    }
    Object.defineProperty(subtle, name, { configurable: true, value: counted })
  }
  return {
    isBusy: () => working > 0,
    stop: () => names.forEach((name) => Reflect.deleteProperty(subtle, name)),
  }
}
