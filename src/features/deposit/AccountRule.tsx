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
    <>
      <p className={styles['rule']}>
        <TriangleAlert size={20} aria-hidden="true" />
        {t('payFrom')}
      </p>
      {owner !== '' && (
        <p className={styles['holder']}>
          {t('accountName')} <b>{owner}</b>
        </p>
      )}
    </>
  )
}
