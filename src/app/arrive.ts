import { currentSession } from '../session/session.ts'
import { loginAddress, pages } from '../nav/addresses.ts'
import { inviterOf, placeOf, validInviter } from '../nav/startParam.ts'
import { persistent } from '../platform/storage.ts'

/** What a link says where no host has a start parameter of its own: `/?start=…`, in the same words. */
const startQuery = 'start'

/**
 * Takes the player where the link leads that opened the app, and stores its inviter code at once, as a first navigation may lose it:
 * from the start parameter, else from the invite link's address. A launch without a valid code leaves the stored one alone.
 */
export function arrive(startParam: string | null): void {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const start = startParam ?? query.get(startQuery)
  // Elsewhere `code` is a game's; with LINE's own keys beside it, it is part of a sign-in to LINE.
  const isInvite = pathname === pages.register && !query.has('liffClientId')
  const inviter = inviterOf(start)
  const code = inviter ?? validInviter(isInvite ? query.get('code') : null)
  if (code !== null) persistent.set('inviteCode', code)
  // An invited stranger is here to register.
  const place = inviter !== null && !currentSession() ? pages.register : placeOf(start)
  if (pathname === pages.root && place !== null) {
    window.history.replaceState(null, '', place)
    // Begun for home, they would be old by the time the member gets there.
    if (!place.startsWith(pages.home)) delete window.prefetched
  } else if (query.has(startQuery)) {
    query.delete(startQuery)
    window.history.replaceState(null, '', `${pathname}?${query}`.replace(/\?$/, ''))
  }
}

/**
 * Goes where the address leads before anything is rendered, as the pages would: a member to home, a visitor to the login.
 * @returns the page that the build has rendered for it; null for any other.
 */
export function enter(): 'home' | 'login' | null {
  const isMember = currentSession() !== null
  if ([pages.root, pages.user].some((page) => page === window.location.pathname))
    window.history.replaceState(null, '', pages.home)
  const { pathname, search } = window.location
  if (pathname === pages.home && !isMember) window.history.replaceState(null, '', loginAddress(pathname + search))
  if (isMember) return pathname === pages.home ? 'home' : null
  return window.location.pathname === pages.login ? 'login' : null
}
