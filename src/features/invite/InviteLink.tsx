import { QrCode, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEffect, useState } from 'react'
import { openDialog } from '../../nav/useDialog.ts'
import { platform } from '../../platform/current.ts'
import { canShare, prepareShare, share, shareAddresses } from '../../platform/share.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Copyable } from '../../ui/controls/Copyable.tsx'
import { AppMark } from '../../ui/layout/AppMark.tsx'
import { memberLinks } from './memberLinks.ts'
import { useServiceName } from '../../operator/useInfo.ts'
import { settings } from '../../lib/settings/settings.ts'
import { showToast } from '../../lib/toasts.ts'
import { linkFor, type InviteLinks } from './rules.ts'
import styles from './Invite.module.css'

export function InviteLink({ profileId }: { profileId: string }) {
  const { t } = useTranslation('invite')
  const links = memberLinks(profileId)
  const { offer, through, isBusy, isRefused } = useShareInvite(links)
  return (
    <div className={styles['link']}>
      {canShare(platform()) && (
        <Button busy={isBusy} onClick={() => void offer()}>
          <Share2 size={20} aria-hidden="true" />
          <span>{t('share')}</span>
        </Button>
      )}
      <p className={styles['choose']} role="status">
        {(isRefused || !canShare(platform())) && t('shareChoose')}
      </p>
      <div className={styles['ways']} role="group" aria-label={t('shareOther')}>
        <button type="button" onClick={() => through('line')}>
          <AppMark app="line" />
          <span>{t('shareLine')}</span>
        </button>
        <button type="button" onClick={() => through('telegram')}>
          <AppMark app="telegram" />
          <span>{t('shareTelegram')}</span>
        </button>
        <button type="button" onClick={() => openDialog({ name: 'inviteQr' })}>
          <QrCode size={32} aria-hidden="true" />
          <span>{t('qr')}</span>
        </button>
      </div>
      <Copyable label={t('link')} text={links.browser} shown={withoutScheme(links.browser)} isOneLine />
      <p className={styles['intro']}>{t('intro')}</p>
    </div>
  )
}

const withoutScheme = (link: string) => link.replace(/^https?:\/\//, '')

function useShareInvite(links: InviteLinks) {
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
