import { vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import type { Clock } from '../clock.ts'
import { fakeHands } from '../hands.ts'
import { words } from '../words.ts'

const [pin, wrongPin] = ['482913', '482914']
/** The token of the session with a PIN lock: no storage has it in the clear. */
let sealed: string | null = null

/** The token that the page uses: the tab's own before the device's. */
export const storedToken = () => sessionStorage.getItem('token') ?? (hasLock() ? sealed : localStorage.getItem('token'))

let asking = false
/** True while the screen that asks for the PIN is in sight, and nothing else. */
export const isAsking = () => asking

const hasLock = () => localStorage.getItem('lock') !== null

/** Emulates a player with a PIN. `tell` hears what the lock did not keep. */
export function fakeLock(clock: Clock, tell: (text: string) => void) {
  const hands = fakeHands(clock)
  const tokenInStorage = () =>
    sealed !== null && [localStorage, sessionStorage].some((area) => JSON.stringify(area).includes(sealed ?? ''))
  return {
    async set() {
      const token = storedToken()
      if (hasLock() || localStorage.getItem('token') !== token || !(await hands.clear())) return
      await clock.doing(() => navigate('/user/home?dialog=lock'))
      await clock.pass(300)
      // A message may have come in front.
      if (!(await hands.fill(words.lock.choose, pin))) return
      sealed = token
      if ((await hands.fill(words.lock.repeat, pin)) && tokenInStorage()) tell('The token is in a storage')
    },
    /** Answers the screen that asks, as `main.tsx` shows it before the app. */
    async open(isForgotten: boolean) {
      const { askPin } = await import('../../../src/features/lock/LockScreen.tsx')
      const root = document.body.appendChild(document.createElement('div'))
      const asked = { isOpen: false }
      asking = true
      await clock.doing(() => void askPin(root).then(() => (asked.isOpen = true)))
      if (tokenInStorage()) tell('The token is in a storage while the app is locked')
      for (let tries = isForgotten ? 5 : 1; tries > 0; tries -= 1)
        await hands.fill(words.lock.enter, isForgotten ? wrongPin : pin)
      if (!asked.isOpen) tell('The right PIN, or the last wrong one, does not open')
      if (isForgotten === (storedToken() !== null)) tell(isForgotten ? 'Five wrong PINs leave a session' : 'No session')
      asking = false
      root.remove()
    },
    /** Leaves the page for some minutes. @returns true if it has asked to be loaded again. */
    async leave(minutes: number): Promise<boolean> {
      const asked = { isReload: false }
      const { location } = window
      const reload = () => void (asked.isReload = true)
      const read = (_: object, key: string) => (key === 'reload' ? reload : Reflect.get(location, key))
      vi.stubGlobal('location', new Proxy({}, { get: read }))
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      await clock.doing(() => void document.dispatchEvent(new Event('visibilitychange')))
      if (hasLock() && !isCovered()) tell('A locked page that is left is not covered')
      await clock.pass(minutes * 60_000)
      hidden.mockRestore()
      await clock.doing(() => void document.dispatchEvent(new Event('visibilitychange')))
      for (let waits = 0; waits < 90 && isCovered() && !asked.isReload; waits += 1) await clock.pass(1_000)
      // It asks again after five minutes, unless the player has chosen others.
      if (!asked.isReload && (isCovered() || (minutes > 5 && hasLock()))) tell('Does not ask for the PIN')
      vi.unstubAllGlobals()
      return asked.isReload
    },
  }
}

const isCovered = () => document.documentElement.dataset['covered'] !== undefined
