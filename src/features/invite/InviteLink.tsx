import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChatOffer } from '../../member/useChatOffer.ts'
import { platform } from '../../platform/current.ts'
import { share, shareAddresses } from '../../platform/share.ts'
import { settings } from '../../settings/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Copyable } from '../../ui/Copyable.tsx'
import { SupportButton } from '../../ui/SupportButton.tsx'
import styles from './Invite.module.css'
import { inviteLink, telegramInviteLink } from './rules.ts'

/** The link to be copied or shared; where nothing shares by itself, the player chooses a messenger. */
export function InviteLink({ profileId }: { profileId: string }) {
  const { t } = useTranslation('invite')
  const [isChoosing, setIsChoosing] = useState(false)
  const link = inviteLink(settings.VITE_PUBLIC_ORIGIN || window.location.origin, profileId)
  const text = t('shareText')
  const { isOffered } = useChatOffer()

  const offer = async () => {
    const inTelegram = telegramInviteLink(settings.VITE_TELEGRAM_APP_URL, profileId)
    const url = platform().name === 'telegram' && inTelegram !== null ? inTelegram : link
    setIsChoosing((await share(platform(), { text, url })) === 'refused')
  }
  const through = (address: keyof typeof shareAddresses) =>
    platform().openLink(shareAddresses[address]({ text, url: link }))

  return (
    <div className={styles['link']}>
      <p className={styles['intro']}>{t('intro')}</p>
      <Copyable label={t('link')} text={link} />
      <Button onClick={() => void offer()}>
        <Share2 size={20} aria-hidden="true" />
        {t('share')}
      </Button>
      {isOffered && <SupportButton />}
      {isChoosing && (
        <div className={styles['ways']} role="group" aria-label={t('share')}>
          <p role="status">{t('shareChoose')}</p>
          <Button look="quiet" onClick={() => through('line')}>
            {t('shareLine')}
          </Button>
          <Button look="quiet" onClick={() => through('telegram')}>
            {t('shareTelegram')}
          </Button>
        </div>
      )}
    </div>
  )
}
