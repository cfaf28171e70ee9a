import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './RegisterPage.module.css'
import { storedInviter } from './useWizard.ts'

/** The inviter's code of an invite link. Renders nothing without one. */
export function Invited() {
  const { t } = useTranslation('register')
  const code = storedInviter()
  if (code === '') return null
  return (
    <p className={styles['invited']}>
      <LockKeyhole size={18} aria-hidden="true" />
      <span>{t('invited', { code })}</span>
    </p>
  )
}
