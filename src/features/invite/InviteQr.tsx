import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from './Choice.tsx'
import styles from './InviteQr.module.css'
import { memberLinks } from './memberLinks.ts'
import { appsOf, inviterCode, linkFor, type App } from './rules.ts'
import { SaveQr } from './SaveQr.tsx'

/** The QR code of the invite link for a chosen app, and the inviter's code as text. */
export function InviteQr({ profileId }: { profileId: string }) {
  const { t } = useTranslation('invite')
  const [app, setApp] = useState<App>('browser')
  const links = memberLinks(profileId)
  const link = linkFor(links, app)
  const names = { browser: t('qrBrowser'), line: t('shareLine'), telegram: t('shareTelegram') }
  return (
    <div className={styles['qr']}>
      <p className={styles['hint']}>{t('qrHint')}</p>
      <Choice legend={t('qrOpensIn')} values={appsOf(links)} names={names} chosen={app} onChoose={setApp} />
      <SaveQr key={link} link={link} name={`invite-${app}.png`} text={t('qrPicture', { app: names[app] })}>
        <dl className={styles['code']}>
          <dt>{t('qrCode')}</dt>
          <dd>{inviterCode(profileId)}</dd>
        </dl>
      </SaveQr>
    </div>
  )
}
