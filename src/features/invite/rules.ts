import { pages } from '../../nav/addresses.ts'
import { inviterOf } from '../../nav/startParam.ts'

/** Where a friend can open an invite: any browser, or a mini-app. */
export type App = 'browser' | 'line' | 'telegram'

/** One inviter code's links by the app that they open in; null for a mini-app that there is no link to. */
export interface InviteLinks {
  readonly browser: string
  readonly line: string | null
  readonly telegram: string | null
}

/** Where this service is reached: its web origin, its LIFF app's id, and its Telegram mini-app's address; '' for none. */
export interface Reach {
  readonly origin: string
  readonly liffId: string
  readonly telegramAppUrl: string
}

/** The inviter code of a member. */
export const inviterCode = (profileId: string) => `PR${profileId}`

/** The links that friends join with: one code (spec, section 2), each with its own way into the app. */
export function inviteLinks({ origin, liffId, telegramAppUrl }: Reach, profileId: string): InviteLinks {
  const code = inviterCode(profileId)
  const path = `${pages.register}?${new URLSearchParams({ code })}`
  // What a start parameter cannot hold would be lost on the way.
  const isStartParam = inviterOf(code) === code
  return {
    browser: `${origin}${path}`,
    // LIFF's permanent link: what follows the id is led to at the app's endpoint, the root of the origin.
    line: liffId === '' ? null : `https://liff.line.me/${liffId}${path}`,
    telegram: telegramAppUrl !== '' && isStartParam ? `${telegramAppUrl}?startapp=${code}` : null,
  }
}

/** The link for whoever gets it in this app: its own, else the one that opens anywhere. */
export const linkFor = (links: InviteLinks, app: App): string => links[app] ?? links.browser

/** The apps that have a link of their own, the browser first. */
export const appsOf = (links: InviteLinks): App[] =>
  (['browser', 'line', 'telegram'] as const).filter((app) => links[app] !== null)
