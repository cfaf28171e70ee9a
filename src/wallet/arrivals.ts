import { badgeApp } from '../lib/badge.ts'
import { createStore } from '../lib/store.ts'

const arrived = createStore(0)
let awaited = 0

/** Counts a wait until the returned function is called. */
export function awaitArrival(): () => void {
  awaited += 1
  return () => void (awaited -= 1)
}

const mayShowBadge = () => 'setAppBadge' in navigator && window.matchMedia('(display-mode: standalone)').matches

/** A hidden page reads the statement only for the badge of a deposit that the player awaits. */
export const isQuiet = (): boolean => document.hidden && !(awaited > 0 && mayShowBadge())

/** The next balance celebrates the arrival; until a hidden page is seen again, the app's icon has a badge. */
export function announceArrival(): void {
  arrived.set(arrived.get() + 1)
  if (!document.hidden) return
  badgeApp('deposit', 1)
  document.addEventListener('visibilitychange', forgetBadge, { once: true })
}

/** Also for a badge of a page that the phone closed before it was seen. */
export const forgetBadge = (): void => badgeApp('deposit', 0)

export const useArrivals = arrived.use
