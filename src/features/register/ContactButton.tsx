import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import styles from './RegisterPage.module.css'
import type { usePhoneFromHost } from './usePhoneFromHost.ts'

/** Requests the player's number from the host. It stays enabled meanwhile, and says if no number came. */
export function ContactButton({ contact: { state, ask } }: { contact: ReturnType<typeof usePhoneFromHost> }) {
  const { t } = useTranslation('register')
  return (
    <div className={styles['contact']}>
      <Button variant="quiet" onClick={() => void ask()}>
        {t('contactAsk')}
      </Button>
      <p className={styles['muted']} role="status">
        {state === 'waiting' && t('contactWaiting')}
        {state === 'none' && t('contactNone')}
        {state === 'filled' && t('contactFilled')}
      </p>
    </div>
  )
}
