import { nextEvent } from '../../lib/visibility.ts'
import type { HomeScreenWay } from '../platform.ts'
import { withTimeout } from '../withTimeout.ts'

/** Long, because Chromium first reads the manifest and an icon. */
const offerLimitMs = 8_000
const choiceLimitMs = 60_000

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** False in the web views of other apps. */
const isOnIos = () =>
  'standalone' in navigator &&
  navigator.standalone === false &&
  navigator.maxTouchPoints > 1 &&
  / Safari\//.test(navigator.userAgent)

export async function way(): Promise<HomeScreenWay> {
  if (isInstalled() || / Line\//.test(navigator.userAgent)) return null
  if (isOnIos()) return 'guide'
  if ('onbeforeinstallprompt' in window && !window.installPrompt)
    await nextEvent(window, 'beforeinstallprompt', offerLimitMs)
  return window.installPrompt ? 'ask' : null
}

/** Works only within a tap. */
export async function add(onAdded: () => void): Promise<boolean> {
  const installPrompt = window.installPrompt
  delete window.installPrompt
  if (!installPrompt) return false
  window.addEventListener('appinstalled', onAdded, { once: true })
  try {
    await installPrompt.prompt()
    return (await withTimeout(choiceLimitMs, installPrompt.userChoice))?.outcome === 'accepted'
  } catch {
    // The tap has expired, or the offer was withdrawn.
    return false
  }
}
