import { pages } from '../../nav/addresses.ts'
import { inviterOf } from '../../nav/startParam.ts'

/** Where a friend can open an invite: any browser, or a mini-app. */
export type App = 'browser' | 'line' | 'telegram'

/** The links of an inviter code, by the app that they open in; null for a mini-app without a link. */
export interface InviteLinks {
  readonly browser: string
  readonly line: string | null
  readonly telegram: string | null
}

/** The addresses of this service: its web origin, its LIFF id, and its Telegram mini-app's address; '' for none. */
export interface ServiceAddresses {
  readonly origin: string
  readonly liffId: string
  readonly telegramAppUrl: string
}

/** The inviter code of a member. */
export const inviterCode = (profileId: string) => `PR${profileId}`

/** The invite links of a member. All have the same code (spec, section 2), in the form that each app passes on. */
export function inviteLinks({ origin, liffId, telegramAppUrl }: ServiceAddresses, profileId: string): InviteLinks {
  const code = inviterCode(profileId)
  const path = `${pages.register}?${new URLSearchParams({ code })}`
  // A start parameter cannot contain other characters.
  const isStartParam = inviterOf(code) === code
  return {
    browser: `${origin}${path}`,
    // LIFF's permanent link: the path after the id is appended to the app's endpoint, the root of the origin.
    line: liffId === '' ? null : `https://liff.line.me/${liffId}${path}`,
    telegram: telegramAppUrl !== '' && isStartParam ? `${telegramAppUrl}?startapp=${code}` : null,
  }
}

/** The link to share in an app: its own, else the one that opens anywhere. */
export const linkFor = (links: InviteLinks, app: App): string => links[app] ?? links.browser

/** The apps that have a link of their own, the browser first. */
export const appsOf = (links: InviteLinks): App[] =>
  (['browser', 'line', 'telegram'] as const).filter((app) => links[app] !== null)
