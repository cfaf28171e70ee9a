import type { HomeScreenWay } from '../platform.ts'
import { withTimeout } from '../withTimeout.ts'

/** Chromium's event, which can be used once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
  interface Window {
    /** The head script keeps the event here. */
    installPrompt?: InstallPrompt
  }
}

/** Long, because Chromium first reads the manifest and an icon. */
const offerLimitMs = 8_000
const choiceLimitMs = 60_000

let offered = window.installPrompt
let tell = () => {}
const offer = new Promise<void>((resolve) => {
  tell = resolve
})
if (offered) tell()
window.addEventListener('beforeinstallprompt', (event) => {
  // Otherwise Chromium shows its own banner.
  event.preventDefault()
  offered = event
  tell()
})

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** False in the web views of other apps. */
const isOnIos = () =>
  'standalone' in navigator &&
  navigator.standalone === false &&
  navigator.maxTouchPoints > 1 &&
  / Safari\//.test(navigator.userAgent)

export async function homeScreenWay(): Promise<HomeScreenWay> {
  if (isInstalled() || / Line\//.test(navigator.userAgent)) return null
  if (isOnIos()) return 'guide'
  if (!('onbeforeinstallprompt' in window)) return offered ? 'ask' : null
  await withTimeout(offerLimitMs, offer)
  return offered ? 'ask' : null
}

/** Needs a tap. */
export async function addToHomeScreen(onAdded: () => void): Promise<boolean> {
  const asked = offered
  offered = undefined
  if (!asked) return false
  window.addEventListener('appinstalled', onAdded, { once: true })
  try {
    await asked.prompt()
    return (await withTimeout(choiceLimitMs, asked.userChoice))?.outcome === 'accepted'
  } catch {
    // The tap has expired, or the offer was withdrawn.
    return false
  }
}
