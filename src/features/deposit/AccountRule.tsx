import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './MethodList.module.css'

/**
 * From where to pay, and to whom, '' where the accounts have several holders: an account's number can be copied from the list, so this is
 * said there, too.
 */
export function AccountRule({ owner }: { owner: string }) {
  const { t } = useTranslation('deposit')
  return (
    <div className={styles['rule']}>
      <TriangleAlert size={20} aria-hidden="true" />
      <p className={styles['from']}>{t('payFrom')}</p>
      {owner !== '' && (
        <p>
          {t('accountName')} <b>{owner}</b>
        </p>
      )}
    </div>
  )
}
