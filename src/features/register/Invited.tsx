import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './RegisterPage.module.css'
import { storedInviter } from './useWizard.ts'

/** The inviter's code that came by a link, seen from the first step on. */
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
