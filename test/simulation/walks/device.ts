import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { fakeLocks } from '../../fakes/locks.ts'
import type { Clock } from '../clock.ts'
import { timeLimit, type Network } from '../network.ts'
import { drawApp, setOnline, startCode } from '../page.tsx'

/** Emulates the phone of one walk. Its storages outlive its pages, which can be discarded as by a browser. */
export function fakeDevice(clock: Clock, network: Network, openLock: (isForgotten: boolean) => Promise<void>) {
  const page = watchPage()
  setOnline(true)
  /** A page that is closed releases its locks. One in the background keeps them until its calls have timed out. */
  const keepLocks = (held: readonly LockInfo[]) => {
    const locks = fakeLocks()
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
    for (const { name = '' } of held) void locks.request(name, () => clock.wait(timeLimit))
  }
  const leave = (isClosed: boolean) => {
    network.leavePage(isClosed)
    keepLocks([])
    cleanup()
    delete document.documentElement.dataset['covered']
    page.forget()
    vi.resetModules()
  }
  const start = async (address?: string, isForgotten = false) => {
    if (address !== undefined) window.history.replaceState(null, '', address)
    await startCode()
    const { isLocked } = await import('../../../src/session/session.ts')
    if (isLocked()) await openLock(isForgotten)
    await drawApp(clock)
  }
  return {
    /** Loads the app at an address, or again where it is: its requests are aborted and all code starts again. A PIN that is asked for may be forgotten. */
    async load(address?: string, isForgotten = false) {
      leave(true)
      await start(address, isForgotten)
    },
    /** Goes on in a second tab. The requests of the first one go on. */
    async newTab() {
      const { held = [] } = await navigator.locks.query()
      leave(false)
      keepLocks(held)
      // A new tab has the device's storage, but none of another tab.
      sessionStorage.clear()
      await start('/user/home')
    },
    setOnline(isOnline: boolean) {
      setOnline(isOnline)
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
    /** Logs out as another tab with the same session does. */
    async logOutElsewhere(token: string) {
      const { hash } = await import('../../../src/lib/hash.ts')
      const other = new BroadcastChannel('session')
      other.postMessage(hash(token))
      await clock.pass(50)
      other.close()
    },
    end() {
      leave(true)
      page.stop()
    },
  }
}

/** Notes what a page's code adds to the window, so that it can be removed with the page. */
function watchPage() {
  const undo: (() => void)[] = []
  const targets = [window, document]
  const adders = targets.map((target) => target.addEventListener)
  targets.forEach((target, index) => {
    target.addEventListener = (...args: Parameters<typeof window.addEventListener>) => {
      undo.push(() => target.removeEventListener(...args))
      adders[index]?.apply(target, args as never)
    }
  })
  const { setTimeout: timeout, setInterval: interval, BroadcastChannel: Channel } = globalThis
  const noted = (begin: typeof setTimeout | typeof setInterval) =>
    ((...args: Parameters<typeof setTimeout>) => {
      const timer = begin(...args)
      undo.push(() => clearTimeout(timer))
      return timer
    }) as unknown
  class NotedChannel extends Channel {
    constructor(name: string) {
      super(name)
      undo.push(() => this.close())
    }
  }
  Object.assign(globalThis, {
    setTimeout: noted(timeout),
    setInterval: noted(interval),
    BroadcastChannel: NotedChannel,
  })
  const forget = () => undo.splice(0).forEach((each) => each())
  return {
    forget,
    stop() {
      forget()
      targets.forEach((target, index) => Object.assign(target, { addEventListener: adders[index] }))
      Object.assign(globalThis, { setTimeout: timeout, setInterval: interval, BroadcastChannel: Channel })
    },
  }
}
