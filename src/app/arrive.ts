import { currentSession } from '../session/session.ts'
import { loginAddress, pages } from '../nav/addresses.ts'
import { inviterOf, placeOf, validInviter } from '../nav/startParam.ts'
import { persistent } from '../platform/storage.ts'

/** The query parameter that replaces the start parameter where the host has none: `/?start=…`. */
const startQuery = 'start'

/**
 * Goes to the page or dialog that the link names which opened the app. Stores the inviter code of the start parameter, else of the
 * invite link's address, at once, as a first navigation may lose it. A launch without a valid code keeps the stored one.
 */
export function arrive(startParam: string | null): void {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const start = startParam ?? query.get(startQuery)
  // On other pages `code` is a dialog's parameter; with LINE's own keys beside it, it belongs to a sign-in to LINE.
  const isInvite = pathname === pages.register && !query.has('liffClientId')
  const inviter = inviterOf(start)
  const code = inviter ?? validInviter(isInvite ? query.get('code') : null)
  if (code !== null) persistent.set('inviteCode', code)
  // An invited visitor is here to register.
  const place = inviter !== null && !currentSession() ? pages.register : placeOf(start)
  if (pathname === pages.root && place !== null) {
    window.history.replaceState(null, '', place)
    // They were begun for home, and would be old by the time the member gets there.
    if (!place.startsWith(pages.home)) delete window.prefetched
  } else if (query.has(startQuery)) {
    query.delete(startQuery)
    window.history.replaceState(null, '', `${pathname}?${query}`.replace(/\?$/, ''))
  }
}

/**
 * Redirects before anything is rendered, as the pages would: a member to home, a visitor to the login.
 * @returns the prerendered page of the address; null if it has none.
 */
export function enter(): 'home' | 'login' | null {
  const isMember = currentSession() !== null
  if ([pages.root, pages.user].some((page) => page === window.location.pathname))
    window.history.replaceState(null, '', pages.home)
  const { pathname, search } = window.location
  if (pathname === pages.home && !isMember) window.history.replaceState(null, '', loginAddress(pathname + search))
  // Also a member's: the login looks the same to everybody.
  if (window.location.pathname === pages.login) return 'login'
  return pathname === pages.home ? 'home' : null
}
