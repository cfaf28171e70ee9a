import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChatOffer } from '../../service/useChatOffer.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { platform } from '../../platform/current.ts'
import { canShare } from '../../platform/share.ts'
import { Button } from '../../ui/Button.tsx'
import { Copyable } from '../../ui/Copyable.tsx'
import { SupportButton } from '../../ui/SupportButton.tsx'
import styles from './Invite.module.css'
import { memberLinks } from './memberLinks.ts'
import { useShareInvite } from './useShareInvite.ts'

/** The invite link with its ways to share it: copy, the host's own dialog, a messenger, a QR code. */
export function InviteLink({ profileId }: { profileId: string }) {
  const { t } = useTranslation('invite')
  const links = memberLinks(profileId)
  const { offer, through, isBusy, isRefused } = useShareInvite(links)
  const { isOffered } = useChatOffer()
  return (
    <div className={styles['link']}>
      <p className={styles['intro']}>{t('intro')}</p>
      <Copyable label={t('link')} text={links.browser} />
      {canShare(platform()) && (
        <Button busy={isBusy} onClick={() => void offer()}>
          <Share2 size={20} aria-hidden="true" />
          {t('share')}
        </Button>
      )}
      <p className={styles['choose']} role="status">
        {(isRefused || !canShare(platform())) && t('shareChoose')}
      </p>
      <div className={styles['ways']} role="group" aria-label={t('shareOther')}>
        <Button variant="quiet" onClick={() => through('line')}>
          {t('shareLine')}
        </Button>
        <Button variant="quiet" onClick={() => through('telegram')}>
          {t('shareTelegram')}
        </Button>
        <Button variant="quiet" onClick={() => openDialog({ name: 'inviteQr' })}>
          {t('qr')}
        </Button>
      </div>
      {isOffered && <SupportButton />}
    </div>
  )
}
