import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './MethodList.module.css'

/** From where to pay: an account's number can be copied from the list, so this is said there, too. */
export function AccountRule() {
  const { t } = useTranslation('deposit')
  return (
    <p className={styles['rule']}>
      <TriangleAlert size={16} aria-hidden="true" />
      {t('payFrom')}
    </p>
  )
}
