import CloseWindow from '@line/liff/close-window'
import { liff } from '@line/liff/core'
import GetAppLanguage from '@line/liff/get-app-language'
import IsInClient from '@line/liff/is-in-client'
import OpenWindow from '@line/liff/open-window'
import { countEvent } from '../../lib/counts.ts'
import { createBrowserPlatform, followDeviceScheme, plainPage } from '../browser/browser.ts'
import type { Platform } from '../platform.ts'
import { isStored, temporary } from '../storage.ts'
import { followView, writeSafeArea } from '../surface.ts'
import { withTimeout } from '../withTimeout.ts'

const initLimitMs = 6_000

/** Without storage, LIFF redirects to login forever. */
function hasTokens(liffId: string): boolean {
  const { hash, search } = window.location
  const isGiven = /[#&]access_token=/.test(hash) || new URLSearchParams(search).has('liffClientId')
  return isGiven || temporary.get(`LIFF_STORE:${liffId}:accessToken`) !== null
}

async function startLiff(liffId: string): Promise<boolean> {
  if (!isStored(window, 'sessionStorage')) {
    // LIFF would loop through LINE's login, so it is not started.
    console.warn('LIFF cannot store here, going on without it')
    return false
  }
  try {
    const started = await withTimeout(
      initLimitMs,
      liff
        .init({ liffId })
        .then(() => true)
        // LIFF sets the colour scheme of its menu, even late.
        .finally(() => document.documentElement.style.removeProperty('color-scheme')),
    )
    if (!started) console.warn('LIFF did not answer in time, going on without it')
    if (__REPORTS__ && !started) countEvent('silent', 'start')
    return started === true
  } catch (reason) {
    // The message may contain an access token.
    console.warn('LIFF did not start, going on without it:', reason instanceof Error ? reason.name : typeof reason)
    return false
  }
}

/** Moves the link into the address, so a late LIFF finds nothing to do. */
function takeDeepLink(): void {
  const { origin, pathname, search } = window.location
  const wanted = new URLSearchParams(search).get('liff.state')
  const target = new URL(wanted === null ? pathname + search : `/${wanted.replace(/^\/+/, '')}`, origin)
  window.history.replaceState(null, '', target.pathname + target.search)
}

for (const Part of [CloseWindow, GetAppLanguage, IsInClient, OpenWindow]) liff.use(new Part())

/** Navigate only after its answer: LIFF reads `liff.state` from the address. */
export async function createLinePlatform(liffId: string): Promise<Platform> {
  // LIFF decides by the address, so this comes before `takeDeepLink` rewrites it.
  const inside = attempt(liff.isInClient, () => false)
  let hasFailed = false
  // A late event would make LIFF open LINE's login. This listener comes before LIFF's own, so it can stop the event.
  window.addEventListener('liffEvent', (event) => hasFailed && event.stopImmediatePropagation())
  const started = (!inside || hasTokens(liffId)) && (await startLiff(liffId))
  if (!started) {
    hasFailed = true
    takeDeepLink()
  }
  if (!inside) return createBrowserPlatform()
  followDeviceScheme()
  followView()
  followOrientation()
  const opener = (byPage: (url: string) => void) => (url: string) => {
    // Waiting for a start that failed would use up the tap.
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

/** LIFF throws if the client lacks a bridge. */
function attempt<Value>(call: () => Value, otherwise: () => Value): Value {
  try {
    return call()
  } catch {
    return otherwise()
  }
}

/** LINE reports no insets, so these are its own figures. */
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
