import { loginAddress, pages } from '../nav/addresses.ts'
import { inviterOf, startAddressOf, validInviter } from '../nav/startParam.ts'
import { persistent } from '../platform/storage.ts'
import { currentSession } from '../session/session.ts'

/** Browsers use `/?start=…` as start parameter. */
const startQuery = 'start'

/** Stores the inviter code first, as a navigation may lose it. */
export function applyStartParam(startParam: string | null): void {
  tidyPath()
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const start = startParam ?? query.get(startQuery)
  // Elsewhere `code` belongs to a dialog or to LINE.
  const isInvite = pathname === pages.register && !query.has('liffClientId')
  const inviter = inviterOf(start)
  const code = inviter ?? validInviter(isInvite ? query.get('code') : null)
  if (code !== null) persistent.set('inviteCode', code)
  const startAddress = inviter !== null && !currentSession() ? pages.register : startAddressOf(start)
  if (pathname === pages.root && startAddress !== null) {
    window.history.replaceState(null, '', startAddress)
    // Home's prefetched data would be stale by then.
    if (!startAddress.startsWith(pages.home)) delete window.prefetched
  } else if (query.has(startQuery)) {
    query.delete(startQuery)
    window.history.replaceState(null, '', `${pathname}?${query}`.replace(/\?$/, ''))
  }
}

/** The router accepts a slash at the end and capitals; nothing else does. */
function tidyPath(): void {
  const { pathname, search } = window.location
  const tidy = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  if (tidy !== pathname && Object.values(pages).some((page) => page === tidy))
    window.history.replaceState(null, '', tidy + search)
}

/** @returns the prerendered page at this address, or null. */
export function resolveFirstPage(): 'home' | 'login' | null {
  const isMember = currentSession() !== null
  if ([pages.root, pages.user].some((page) => page === window.location.pathname))
    window.history.replaceState(null, '', pages.home)
  const { pathname, search } = window.location
  if (pathname === pages.home && !isMember) window.history.replaceState(null, '', loginAddress(pathname + search))
  // Members get the login page too.
  if (window.location.pathname === pages.login) return 'login'
  return pathname === pages.home ? 'home' : null
}
