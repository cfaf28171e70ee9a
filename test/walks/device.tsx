import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import type { Clock } from './clock.ts'
import { fakeLocks } from '../fakes/locks.ts'
import { timeLimit, type Network } from './network.ts'

/** The phone. Its storages outlive its pages. */
export interface Device {
  /** Loads the app at an address. All code starts again. */
  load(address: string): Promise<void>
  /** Reloads the page. Its requests are aborted. */
  reload(): Promise<void>
  /** Goes on in a second tab. The requests of the first one go on. */
  newTab(): Promise<void>
  setOnline(isOnline: boolean): void
  /** Signs out as another tab with the same session does. */
  signOutElsewhere(token: string): Promise<void>
  end(): void
}

interface Listening {
  target: EventTarget
  args: Parameters<EventTarget['removeEventListener']>
}

let languageIsThere = false

/** Emulates the device of one walk, whose page can be discarded as by a browser. */
export function fakeDevice(clock: Clock, network: Network): Device {
  const page = watchPage(clock)
  let online = true
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })

  const start = async () => {
    const [{ App }, { connect }, { startPlatform }, { startLanguage }] = await Promise.all([
      import('../../src/app/App.tsx'),
      import('../../src/app/connect.ts'),
      import('../../src/platform/current.ts'),
      import('../../src/i18n/setUp.ts'),
    ])
    await startPlatform({ host: 'browser' })
    if (!languageIsThere)
      await untilDone(
        clock,
        startLanguage('th', () => undefined),
      )
    languageIsThere = true
    connect()
    await clock.doing(
      () =>
        void render(
          <StrictMode>
            <App />
          </StrictMode>,
        ),
    )
  }
  /** A page that is closed releases its locks. One in the background keeps them until its calls have timed out. */
  const keepLocks = (held: readonly LockInfo[]) => {
    const locks = fakeLocks()
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
    for (const { name = '' } of held)
      void locks.request(name, () => new Promise<void>((done) => clock.after(timeLimit, done)))
  }
  const leave = (isClosed: boolean) => {
    network.leavePage(isClosed)
    keepLocks([])
    cleanup()
    page.forget()
    vi.resetModules()
  }
  const device: Device = {
    async load(address) {
      leave(true)
      window.history.replaceState(null, '', address)
      await start()
    },
    async reload() {
      leave(true)
      await start()
    },
    async newTab() {
      const { held = [] } = await navigator.locks.query()
      leave(false)
      keepLocks(held)
      // A new tab has the device's storage, but none of another tab.
      sessionStorage.clear()
      window.history.replaceState(null, '', '/user/home')
      await start()
    },
    setOnline(isOnline) {
      online = isOnline
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
    async signOutElsewhere(token) {
      const { hash } = await import('../../src/web/hash.ts')
      const other = new BroadcastChannel('session')
      other.postMessage(hash(token))
      await clock.pass(50)
      other.close()
    },
    end() {
      leave(true)
      page.stop()
      online = true
    },
  }
  return device
}

async function untilDone(clock: Clock, promise: Promise<unknown>): Promise<void> {
  const state = { isDone: false }
  void promise.then(() => (state.isDone = true))
  while (!state.isDone) await clock.pass(1)
}

/** Notes what a page's code adds to the window, so that it can be removed with the page. */
function watchPage(clock: Clock) {
  let listening: Listening[] = []
  let timers: ReturnType<typeof setTimeout>[] = []
  let channels: BroadcastChannel[] = []
  const targets = [window, document]
  const adders = targets.map((target) => target.addEventListener)
  targets.forEach((target, index) => {
    target.addEventListener = (...args: Parameters<typeof window.addEventListener>) => {
      listening.push({ target, args: args as unknown as Listening['args'] })
      adders[index]?.apply(target, args as never)
    }
  })
  const [timeout, interval, Channel] = [globalThis.setTimeout, globalThis.setInterval, globalThis.BroadcastChannel]
  globalThis.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
    clock.note(args[1] ?? 0)
    return noted(timeout(...args))
  }) as typeof setTimeout
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => noted(interval(...args))) as typeof setInterval
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
  function noted<Timer extends ReturnType<typeof setTimeout>>(timer: Timer): Timer {
    timers.push(timer)
    return timer
  }
  const forget = () => {
    listening.forEach(({ target, args }) => target.removeEventListener(...args))
    timers.forEach((timer) => clearTimeout(timer))
    channels.forEach((channel) => channel.close())
    ;[listening, timers, channels] = [[], [], []]
  }
  return {
    forget,
    stop() {
      forget()
      targets.forEach((target, index) => Object.assign(target, { addEventListener: adders[index] }))
      Object.assign(globalThis, { setTimeout: timeout, setInterval: interval, BroadcastChannel: Channel })
    },
  }
}
