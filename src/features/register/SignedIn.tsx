import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { endSession } from '../../session/session.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { MemberHead } from '../../ui/MemberHead.tsx'
import styles from './RegisterPage.module.css'

/** Takes the place of the wizard for a member who is signed in, so that nobody registers twice by accident. */
export function SignedIn() {
  const { t } = useTranslation('register')
  const name = useWallet().data?.profile.name
  return (
    <Card className={styles['signed']}>
      <MemberHead name={name ?? ''}>
        <h2>{t('signedIn')}</h2>
      </MemberHead>
      <Button onClick={() => navigate(pages.user)}>{t('continue')}</Button>
      <Button variant="plain" onClick={endSession}>
        {t('signOutAndRegister')}
      </Button>
    </Card>
  )
}
