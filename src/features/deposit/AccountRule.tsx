import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BankAccount } from '../../api/bankAccount.ts'
import styles from './MethodList.module.css'
import { usePayFrom } from './usePayFrom.ts'

interface Props {
  /** Who holds all of the accounts below; '' where they have several holders, or are wallets. */
  owner: string
  /** The player's registered account; null without one. */
  own: BankAccount | null
}

/** From where to pay, and to whom: an account's number can be copied from the list, so this is said there, too. */
export function AccountRule({ owner, own }: Props) {
  const { t } = useTranslation('deposit')
  const rule = usePayFrom(own)
  return (
    <>
      <p className={styles['rule']}>
        <TriangleAlert size={20} aria-hidden="true" />
        {rule}
      </p>
      {owner !== '' && (
        <p className={styles['holder']}>
          {t('accountName')} <b>{owner}</b>
        </p>
      )}
    </>
  )
}
