import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServiceName } from '../../service/useServiceName.ts'
import { platform } from '../../platform/current.ts'
import { prepareShare, share, shareAddresses } from '../../platform/share.ts'
import { settings } from '../../settings/settings.ts'
import { showToast } from '../../messages/toasts.ts'
import { linkFor, type InviteLinks } from './rules.ts'

/** Shares an invite through the host or a messenger, each with the link that opens in its app. */
export function useShareInvite(links: InviteLinks) {
  const { t } = useTranslation('invite')
  const service = useServiceName()
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => void prepareShare(platform()), [])

  const offer = async () => {
    const { VITE_PUBLIC_ORIGIN: origin } = settings
    const card = {
      title: service,
      text: t('shareText'),
      url: platform().ownLink(links) ?? links.browser,
      button: t('cardButton'),
      picture: origin === '' ? null : `${origin}/preview.png`,
    }
    setIsBusy(true)
    const shared = await share(platform(), card, () => showToast('success', t('sent')))
    setIsBusy(false)
    setIsRefused(shared === 'refused')
  }
  const through = (app: 'line' | 'telegram') =>
    platform().openLink(shareAddresses[app]({ text: t('shareText'), url: linkFor(links, app) }))

  return { offer, through, isBusy, isRefused }
}
