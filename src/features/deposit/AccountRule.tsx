import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './MethodList.module.css'

interface Props {
  /** The holder of all accounts; '' where they have several. */
  owner: string
  /** Over the way that stands out, not in the card of all. */
  isOver?: boolean
}

/** From where to pay, and to whom: an account's number can be copied from the list, so this is said there, too. */
export function AccountRule({ owner, isOver = false }: Props) {
  const { t } = useTranslation('deposit')
  return (
    <div className={styles['rule']} data-over={isOver ? '' : undefined}>
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
