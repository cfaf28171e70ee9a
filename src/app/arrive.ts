import { currentSession } from '../session/session.ts'
import { loginAddress, pages } from '../nav/addresses.ts'
import { inviterOf, placeOf, validInviter } from '../nav/startParam.ts'
import { persistent } from '../platform/storage.ts'

/** Replaces the host's start parameter in a browser: `/?start=…`. */
const startQuery = 'start'

/**
 * Stores the inviter code at once, as a first navigation may lose it. A launch without a valid code keeps the stored
 * one.
 */
export function arrive(startParam: string | null): void {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const start = startParam ?? query.get(startQuery)
  // Elsewhere `code` is a dialog's parameter; with LINE's own keys it belongs to a LINE sign-in.
  const isInvite = pathname === pages.register && !query.has('liffClientId')
  const inviter = inviterOf(start)
  const code = inviter ?? validInviter(isInvite ? query.get('code') : null)
  if (code !== null) persistent.set('inviteCode', code)
  const place = inviter !== null && !currentSession() ? pages.register : placeOf(start)
  if (pathname === pages.root && place !== null) {
    window.history.replaceState(null, '', place)
    // Reads for home would be old by the time the member gets there.
    if (!place.startsWith(pages.home)) delete window.prefetched
  } else if (query.has(startQuery)) {
    query.delete(startQuery)
    window.history.replaceState(null, '', `${pathname}?${query}`.replace(/\?$/, ''))
  }
}

/** @returns the prerendered page of the address, or null. */
export function enter(): 'home' | 'login' | null {
  const isMember = currentSession() !== null
  if ([pages.root, pages.user].some((page) => page === window.location.pathname))
    window.history.replaceState(null, '', pages.home)
  const { pathname, search } = window.location
  if (pathname === pages.home && !isMember) window.history.replaceState(null, '', loginAddress(pathname + search))
  // The login looks the same to members.
  if (window.location.pathname === pages.login) return 'login'
  return pathname === pages.home ? 'home' : null
}
