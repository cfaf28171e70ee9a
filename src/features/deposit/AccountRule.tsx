import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './MethodList.module.css'

interface Props {
  /** The holder of all accounts below; '' where they have several. */
  owner: string
  /** Above one account alone: in one piece. */
  isOne: boolean
}

/** From where to pay, and to whom: an account's number can be copied from the list, so this is said there, too. */
export function AccountRule({ owner, isOne }: Props) {
  const { t } = useTranslation('deposit')
  const holder = owner !== '' && (
    <p className={isOne ? undefined : styles['holder']}>
      {t('accountName')} <b>{owner}</b>
    </p>
  )
  return (
    <>
      <div className={styles['rule']}>
        <TriangleAlert size={20} aria-hidden="true" />
        <div>
          <p>{t('payFrom')}</p>
          {isOne && holder}
        </div>
      </div>
      {!isOne && holder}
    </>
  )
}
