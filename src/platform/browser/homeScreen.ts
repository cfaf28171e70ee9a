import type { HomeScreenWay } from '../platform.ts'
import { withTimeout } from '../withTimeout.ts'

/** Chromium's permission to ask the player whether to install the app; each can ask once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
  interface Window {
    /** The event that came before this file was loaded, kept by the page's head script. */
    installPrompt?: InstallPrompt
  }
}

/** The longest that Chromium takes to offer the installation (ms): it reads the manifest and an icon first. */
const offerLimitMs = 8_000
/** The time limit of the player's answer (ms). */
const choiceLimitMs = 60_000

let offered = window.installPrompt
let tell = () => {}
const offer = new Promise<void>((resolve) => {
  tell = resolve
})
if (offered) tell()
window.addEventListener('beforeinstallprompt', (event) => {
  // Otherwise Chromium shows its own offer over the page.
  event.preventDefault()
  offered = event
  tell()
})

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** True in Safari and the browsers built on it, whose menu adds to the home screen; not in web views of other apps. */
const isOnIos = () =>
  'standalone' in navigator &&
  navigator.standalone === false &&
  navigator.maxTouchPoints > 1 &&
  / Safari\//.test(navigator.userAgent)

/** Returns the way to the home screen in this browser. LINE's own has none. */
export async function homeScreenWay(): Promise<HomeScreenWay> {
  if (isInstalled() || / Line\//.test(navigator.userAgent)) return null
  if (isOnIos()) return 'guide'
  if (!('onbeforeinstallprompt' in window)) return offered ? 'ask' : null
  await withTimeout(offerLimitMs, offer)
  return offered ? 'ask' : null
}

/** Asks the player through the browser, within a tap. @returns true if they accepted: the browser then installs it. */
export async function addToHomeScreen(onAdded: () => void): Promise<boolean> {
  const asked = offered
  offered = undefined
  if (!asked) return false
  window.addEventListener('appinstalled', onAdded, { once: true })
  try {
    await asked.prompt()
    return (await withTimeout(choiceLimitMs, asked.userChoice))?.outcome === 'accepted'
  } catch {
    // The tap's activation has expired, or the browser has withdrawn the offer.
    return false
  }
}
