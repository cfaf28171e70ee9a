import { liff } from '@line/liff/core'
import { temporary } from './storage.ts'
import { isStored } from './storageStandIn.ts'
import { count } from '../web/counts.ts'
import { withTimeout } from './withTimeout.ts'

/** The longest start of LIFF (ms); then the app runs without it. */
const initLimitMs = 6_000

/**
 * True if there are tokens for LIFF to start with. After a failed start a reload finds none, and LIFF would leave the app for LINE's
 * login.
 */
export function hasTokens(liffId: string): boolean {
  const { hash, search } = window.location
  const isGiven = /[#&]access_token=/.test(hash) || new URLSearchParams(search).has('liffClientId')
  return isGiven || temporary.get(`LIFF_STORE:${liffId}:accessToken`) !== null
}

/** Resolves to true if LIFF started in time. */
export async function startLiff(liffId: string): Promise<boolean> {
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
export function silenceableBridge(): () => void {
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
export function takeDeepLink(): void {
  const { origin, pathname, search } = window.location
  const wanted = new URLSearchParams(search).get('liff.state')
  const target = new URL(wanted === null ? pathname + search : `/${wanted.replace(/^\/+/, '')}`, origin)
  window.history.replaceState(null, '', target.pathname + target.search)
}
