import { settings } from '../../lib/settings/settings.ts'
import { pages } from '../../nav/addresses.ts'
import { inviterOf } from '../../nav/startParam.ts'
import type { Host } from '../../platform/launch.ts'
import { messengers, type Messenger } from '../../platform/sharing.ts'

/** Null if that mini-app is not configured. */
interface InviteLinks extends Readonly<Record<Messenger, string | null>> {
  readonly browser: string
}

export interface ServiceAddresses {
  readonly origin: string
  readonly liffId: string
  readonly telegramAppUrl: string
}

export const memberInviterCode = (profileId: string) => `PR${profileId}`

/** Every link carries the same code (product, section 2). */
export function inviteLinks({ origin, liffId, telegramAppUrl }: ServiceAddresses, profileId: string): InviteLinks {
  const code = memberInviterCode(profileId)
  const path = `${pages.register}?${new URLSearchParams({ code })}`
  // Start parameters allow no other characters.
  const isStartParam = inviterOf(code) === code
  return {
    browser: `${origin}${path}`,
    // LIFF appends the path to its endpoint, which is the origin's root.
    line: liffId === '' ? null : `https://liff.line.me/${liffId}${path}`,
    telegram: telegramAppUrl !== '' && isStartParam ? `${telegramAppUrl}?startapp=${code}` : null,
  }
}

/** Shortened for display: where it leads, and the end that distinguishes links. */
export const shortLink = (link: string) => `${new URL(link).host}/…${link.slice(-8)}`

export const linkFor = (links: InviteLinks, app: Host): string => links[app] ?? links.browser

export const appsOf = (links: InviteLinks): Host[] =>
  (['browser', ...messengers] as const).filter((app) => links[app] !== null)

export const memberLinks = (profileId: string) =>
  inviteLinks(
    {
      origin: settings.VITE_PUBLIC_ORIGIN || window.location.origin,
      liffId: settings.VITE_LIFF_ID,
      telegramAppUrl: settings.VITE_TELEGRAM_APP_URL,
    },
    profileId,
  )
