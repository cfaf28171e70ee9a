import { parseUrl } from '../lib/parseUrl.ts'
import { pages } from '../nav/addresses.ts'
import { inviterOf } from '../nav/startParam.ts'
import { platform } from '../platform/current.ts'
import { persistent } from '../platform/storage.ts'

/** Other parameters belong to the host and may be secret. */
const ownNames = ['dialog', 'amount', 'from', 'to'] as const

/** Leaves out tokens and the host's keys. */
export function handOverAddress(address: string, inviteCode: string | null): string {
  const { origin, pathname, search } = new URL(address)
  const query = ownQuery(pathname, search, origin)
  if (inviteCode !== null && pathname === pages.register) query.set('code', inviteCode)
  else if (inviteCode !== null && inviterOf(inviteCode) === inviteCode) query.set('start', inviteCode)
  return `${origin}${pathname}?${query}`.replace(/\?$/, '')
}

function ownQuery(pathname: string, search: string, origin: string): URLSearchParams {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  const keep = (name: string, value = given.get(name)) => {
    if (value !== null) query.set(name, value)
  }
  ownNames.forEach((name) => keep(name))
  // LINE also signs in with a `code`, so it must be the page's own.
  const isOwnCode = given.has('dialog') || pathname === pages.register
  if (isOwnCode && !given.has('liffClientId')) keep('code')
  keep('next', ownPath(given.get('next'), origin))
  return query
}

function ownPath(next: string | null, origin: string): string | null {
  const wanted = next === null ? null : parseUrl(next, origin)
  if (wanted?.origin !== origin) return null
  return `${wanted.pathname}?${ownQuery(wanted.pathname, wanted.search, origin)}`.replace(/\?$/, '')
}

export const openInBrowser = (path: string) =>
  platform().openInBrowser(handOverAddress(window.location.origin + path, persistent.get('inviteCode')))
