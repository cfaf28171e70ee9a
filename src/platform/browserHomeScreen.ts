import type { HomeScreenWay } from './platform.ts'
import { within } from './within.ts'

/** Chromium's leave to ask the player whether the app shall be installed; each asks once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
  interface Window {
    /** What came before this file did, kept by the page's head script. */
    installPrompt?: InstallPrompt
  }
}

/** How long after the question Chromium may take to say that the app can be installed (ms): it reads the manifest and an icon first. */
const offerLimit = 8_000
/** How long the player may think (ms). */
const choiceLimit = 60_000

let offered = window.installPrompt
let tell = () => {}
const offer = new Promise<void>((resolve) => {
  tell = resolve
})
if (offered) tell()
window.addEventListener('beforeinstallprompt', (event) => {
  // Else Chromium offers it by itself, over the page.
  event.preventDefault()
  offered = event
  tell()
})

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** Safari and the browsers that are built on it, which have the way in a menu of theirs; not the web views in other apps. */
const isOnIos = () =>
  'standalone' in navigator &&
  navigator.standalone === false &&
  navigator.maxTouchPoints > 1 &&
  / Safari\//.test(navigator.userAgent)

/** How a page gets to the home screen in this browser. LINE's own has no way. */
export async function homeScreenWay(): Promise<HomeScreenWay> {
  if (isInstalled() || / Line\//.test(navigator.userAgent)) return null
  if (isOnIos()) return 'guide'
  if (!('onbeforeinstallprompt' in window)) return offered ? 'ask' : null
  await within(offerLimit, offer)
  return offered ? 'ask' : null
}

/** Asks the player through the browser, within a tap. @returns whether they accepted: the browser then installs it. */
export async function addToHomeScreen(onAdded: () => void): Promise<boolean> {
  const asked = offered
  offered = undefined
  if (!asked) return false
  window.addEventListener('appinstalled', onAdded, { once: true })
  try {
    await asked.prompt()
    return (await within(choiceLimit, asked.userChoice))?.outcome === 'accepted'
  } catch {
    // The tap was spent, or the browser has thought better of it.
    return false
  }
}
