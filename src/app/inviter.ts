import { currentSession } from '../member/session.ts'
import { pages } from '../nav/addresses.ts'
import { inviterOf, validInviter } from '../nav/startParam.ts'
import { persistent } from '../platform/storage.ts'

/**
 * Stores the inviter code that the app was opened with, at once, as a first navigation may lose it: from the start
 * parameter, else from the invite link's address. A launch without a valid one leaves the stored code alone.
 */
export function rememberInviter(startParam: string | null): void {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  // Elsewhere `code` is a game's; with LINE's own keys beside it, it is part of a sign-in to LINE.
  const isInvite = pathname === pages.register && !query.has('liffClientId')
  const code = inviterOf(startParam) ?? validInviter(isInvite ? query.get('code') : null)
  if (code !== null) persistent.set('inviteCode', code)
  // A start parameter has no page of its own; an invited stranger is here to register.
  if (inviterOf(startParam) !== null && pathname === pages.root && !currentSession())
    window.history.replaceState(null, '', pages.register)
}
