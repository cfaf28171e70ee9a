import { settings } from '../../lib/settings/settings.ts'
import { inviteLinks } from './rules.ts'

export const memberLinks = (profileId: string) =>
  inviteLinks(
    {
      origin: settings.VITE_PUBLIC_ORIGIN || window.location.origin,
      liffId: settings.VITE_LIFF_ID,
      telegramAppUrl: settings.VITE_TELEGRAM_APP_URL,
    },
    profileId,
  )
