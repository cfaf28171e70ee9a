import { settings } from '../../lib/settings/settings.ts'
import { inviteLinks } from './rules.ts'

/** A member's invite links to this build's addresses. */
export const memberLinks = (profileId: string) =>
  inviteLinks(
    {
      origin: settings.VITE_PUBLIC_ORIGIN || window.location.origin,
      liffId: settings.VITE_LIFF_ID,
      telegramAppUrl: settings.VITE_TELEGRAM_APP_URL,
    },
    profileId,
  )
