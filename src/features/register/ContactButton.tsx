import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import styles from './RegisterPage.module.css'
import type { useContact } from './useContact.ts'

/** Has the host asked for the player's number, and says so where none came. It can be tapped all the while. */
export function ContactButton({ contact: { state, ask } }: { contact: ReturnType<typeof useContact> }) {
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
