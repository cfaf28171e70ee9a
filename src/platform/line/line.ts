import { liff } from '@line/liff/core'
import CloseWindow from '@line/liff/close-window'
import GetAppLanguage from '@line/liff/get-app-language'
import IsInClient from '@line/liff/is-in-client'
import OpenWindow from '@line/liff/open-window'
import { createBrowserPlatform, followDeviceScheme, plainPage } from '../browser/browser.ts'
import type { Platform } from '../platform.ts'
import { followView, writeSafeArea } from '../surface.ts'
import { temporary } from '../storage.ts'
import { isStored } from '../storageStandIn.ts'
import { count } from '../../lib/counts.ts'
import { withTimeout } from '../withTimeout.ts'

/** The longest start of LIFF (ms); then the app runs without it. */
const initLimitMs = 6_000

/**
 * True if there are tokens for LIFF to start with. After a failed start a reload finds none, and LIFF would leave the app for LINE's
 * login.
 */
function hasTokens(liffId: string): boolean {
  const { hash, search } = window.location
  const isGiven = /[#&]access_token=/.test(hash) || new URLSearchParams(search).has('liffClientId')
  return isGiven || temporary.get(`LIFF_STORE:${liffId}:accessToken`) !== null
}

/** Resolves to true if LIFF started in time. */
async function startLiff(liffId: string): Promise<boolean> {
  if (!isStored(window, 'sessionStorage')) {
    // After its own reload LIFF would miss the tokens that it could not store, and lead to LINE's login again and again.
    console.warn('LIFF cannot store here, going on without it')
    return false
  }
  try {
    const started = await withTimeout(
      initLimitMs,
      liff
        .init({ liffId })
        .then(() => true)
        // LIFF sets the scheme of its own menu on the document, even after the time limit.
        .finally(() => document.documentElement.style.removeProperty('color-scheme')),
    )
    if (!started) console.warn('LIFF did not answer in time, going on without it')
    if (__REPORTS__ && !started) count('silent', 'start')
    return started === true
  } catch (reason) {
    // Its message may hold the address, and with it an access token.
    console.warn('LIFF did not start, going on without it:', reason instanceof Error ? reason.name : typeof reason)
    return false
  }
}

/**
 * LIFF may still be waiting for the client's first event. A late one would make it find no tokens in the address and lead to LINE's login
 * while the player does something else. The returned call keeps such events from LIFF.
 */
function silenceableBridge(): () => void {
  let isSilent = false
  // Listeners on the window are called in the order of their registration, so this one has to be there before LIFF's.
  window.addEventListener('liffEvent', (event) => {
    if (isSilent) event.stopImmediatePropagation()
  })
  return () => {
    isSilent = true
  }
}

/** Follows the deep link without LIFF and removes LINE's parameters from the address, so that a late LIFF does nothing. */
function takeDeepLink(): void {
  const { origin, pathname, search } = window.location
  const wanted = new URLSearchParams(search).get('liff.state')
  const target = new URL(wanted === null ? pathname + search : `/${wanted.replace(/^\/+/, '')}`, origin)
  window.history.replaceState(null, '', target.pathname + target.search)
}

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
    sharing: { messenger: 'line', loadChooser: () => import('./chooser.ts') },
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

/** LINE covers the edges without reporting insets; these are its own figures for both orientations. */
function followOrientation(): void {
  const landscape = window.matchMedia('(orientation: landscape)')
  const atLeast = (length: string, side: string) => `max(${length}, env(safe-area-inset-${side}, 0px))`
  const write = () => {
    const [beside, below] = landscape.matches ? ['44px', '21px'] : ['0px', '34px']
    writeSafeArea({ right: atLeast(beside, 'right'), bottom: atLeast(below, 'bottom'), left: atLeast(beside, 'left') })
  }
  landscape.addEventListener('change', write)
  write()
}
