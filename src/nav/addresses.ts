import { parseUrl } from '../lib/parseUrl.ts'
import { prerenderedAddresses } from './prerenderedAddresses.ts'

export const pages = {
  ...prerenderedAddresses,
  register: '/register',
  howto: '/howto',
  contact: '/contact',
  profile: '/user/profile',
  memberContact: '/user/contact',
  statement: '/user/statement',
  bonus: '/user/bonus',
  spin: '/user/spin',
  terminated: '/terminated',
} as const
export type PageAddress = (typeof pages)[keyof typeof pages]

/** Fired when the server has ended a session, before the login page appears. */
export const beforeLoginPage = 'beforeloginpage'

export function loginAddress(wanted?: string): string {
  return wanted === undefined || wanted === pages.home || wanted === pages.user || !wanted.startsWith(`${pages.user}/`)
    ? pages.login
    : `${pages.login}?${new URLSearchParams({ next: wanted })}`
}

/** Allows only pages below `/user` on this origin. */
export function wantedPage(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  const url = next === null ? null : parseUrl(next, origin)
  const isInside = url?.origin === origin && url.pathname.startsWith(`${pages.user}/`)
  return isInside ? url.pathname + url.search : pages.user
}
