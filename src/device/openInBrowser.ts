import { pages } from '../nav/addresses.ts'
import { inviterOf } from '../nav/startParam.ts'
import { platform } from '../platform/current.ts'
import { persistent } from '../platform/storage.ts'
import { parseUrl } from '../web/parseUrl.ts'

/** All that an address of this app says; whatever else stands there is a host's, and may be a secret. */
const ownNames = ['dialog', 'from', 'to'] as const

interface Carried {
  /** The stored inviter code. */
  readonly inviteCode: string | null
  /** LINE's own browser would open the address inside itself without a word of its URL scheme. */
  readonly isLineBrowser: boolean
}

/** The address of a page for another browser: page, dialog and inviter code, never a token or a host's keys. */
export function handOverAddress(address: string, { inviteCode, isLineBrowser }: Carried): string {
  const { origin, pathname, search } = new URL(address)
  const query = ownQuery(pathname, search, origin)
  if (inviteCode !== null && pathname === pages.register) query.set('code', inviteCode)
  else if (inviteCode !== null && inviterOf(inviteCode) === inviteCode) query.set('start', inviteCode)
  if (isLineBrowser) query.set('openExternalBrowser', '1')
  return `${origin}${pathname}?${query}`.replace(/\?$/, '')
}

function ownQuery(pathname: string, search: string, origin: string): URLSearchParams {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  const keep = (name: string, value = given.get(name)) => {
    if (value !== null) query.set(name, value)
  }
  ownNames.forEach((name) => keep(name))
  // LINE signs in with a `code`, too.
  const isOwnCode = given.has('dialog') || pathname === pages.register
  if (isOwnCode && !given.has('liffClientId')) keep('code')
  keep('next', ownPath(given.get('next'), origin))
  return query
}

/** Where a sign-in leads to, cleaned in the same way. */
function ownPath(next: string | null, origin: string): string | null {
  const wanted = next === null ? null : parseUrl(next, origin)
  if (wanted?.origin !== origin) return null
  return `${wanted.pathname}?${ownQuery(wanted.pathname, wanted.search, origin)}`.replace(/\?$/, '')
}

/** Whether there is another browser to go to: the app runs in a messenger, or in LINE's own browser. */
export const canOpenInBrowser = () => platform().name !== 'browser' || isLineBrowser()

const isLineBrowser = () => platform().name === 'browser' && !platform().can.windows

/** Asks the host to open a page of this app in the device's browser; whether it did is not told. `path`: the page, with its query. */
export const openInBrowser = (path: string) =>
  platform().openLink(
    handOverAddress(window.location.origin + path, {
      inviteCode: persistent.get('inviteCode'),
      isLineBrowser: isLineBrowser(),
    }),
  )
