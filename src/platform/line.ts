import { liff } from '@line/liff/core'
import CloseWindow from '@line/liff/close-window'
import GetAppLanguage from '@line/liff/get-app-language'
import IsInClient from '@line/liff/is-in-client'
import OpenWindow from '@line/liff/open-window'
import { createBrowserPlatform, followDeviceScheme, plainPage } from './browser.ts'
import { hasTokens, startLiff, silenceableBridge, takeDeepLink } from './lineStart.ts'
import { followOrientation } from './lineSurface.ts'
import type { Platform } from './platform.ts'
import { followView } from './surface.ts'

for (const Part of [CloseWindow, GetAppLanguage, IsInClient, OpenWindow]) liff.use(new Part())

/**
 * LINE through LIFF. LIFF must find the address as LINE opened it: on the primary address it reads the deep link in
 * `liff.state` and reloads the page there, so nothing may navigate before it has answered or its time is over. A LIFF link
 * opened outside LINE leads to its page in the same way, and is a plain page then.
 */
export async function createLinePlatform(liffId: string): Promise<Platform> {
  const inside = isInside()
  const silence = silenceableBridge()
  const started = (!inside || hasTokens(liffId)) && (await startLiff(liffId))
  if (!started) {
    silence()
    takeDeepLink()
  }
  if (!inside) return createBrowserPlatform()
  followDeviceScheme()
  followView()
  followOrientation()
  /** Opens an address by LIFF, or by the page. */
  const opener = (byPage: (url: string) => void) => (url: string) => {
    // Without a start LIFF has no right to open the outer browser, and says so only after the tap is spent.
    if (!started || !/^https?:/.test(url)) byPage(url)
    else
      attempt(
        () => liff.openWindow({ url, external: true }),
        () => byPage(url),
      )
  }
  return {
    ...plainPage,
    name: 'line',
    can: { ...plainPage.can, keepSession: false, close: true, windows: false, downloads: false, openInBrowser: true },
    language: () => attempt(liff.getAppLanguage, plainPage.language),
    openLink: opener(plainPage.openLink),
    openInBrowser: opener(plainPage.openInBrowser),
    ownLink: ({ line }) => line,
    sharing: { messenger: 'line', loadChooser: () => import('./lineChooser.ts') },
    close: () => attempt(liff.closeWindow, plainPage.close),
  }
}

/** LIFF's own answer; it depends on the address, so it must be called before that changes. */
const isInside = () => attempt(liff.isInClient, () => false)

/** LIFF throws where the client lacks a bridge that its version should have. */
function attempt<Value>(call: () => Value, otherwise: () => Value): Value {
  try {
    return call()
  } catch {
    return otherwise()
  }
}
