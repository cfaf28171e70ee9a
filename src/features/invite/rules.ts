import type { Settings } from '../../lib/settings/schema.ts'
import { settings } from '../../lib/settings/settings.ts'
import { pages } from '../../nav/addresses.ts'
import { inviterOf } from '../../nav/startParam.ts'
import type { Host } from '../../platform/launch.ts'
import { messengers, type Messenger } from '../../platform/sharing.ts'

/** Null if that mini-app is not configured. */
interface InviteLinks extends Readonly<Record<Messenger, string | null>> {
  readonly browser: string
}

type Addresses = Pick<Settings, 'VITE_PUBLIC_ORIGIN' | 'VITE_LIFF_ID' | 'VITE_TELEGRAM_APP_URL'>

export const memberInviterCode = (profileId: string) => `PR${profileId}`

/** Every link carries the same code (product, screens). */
export function memberLinks(profileId: string, addresses: Addresses = settings): InviteLinks {
  const { VITE_PUBLIC_ORIGIN: origin, VITE_LIFF_ID: liffId, VITE_TELEGRAM_APP_URL: telegramAppUrl } = addresses
  const code = memberInviterCode(profileId)
  const path = `${pages.register}?${new URLSearchParams({ code })}`
  // Start parameters allow no other characters.
  const isStartParam = inviterOf(code) === code
  return {
    browser: `${origin || window.location.origin}${path}`,
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
