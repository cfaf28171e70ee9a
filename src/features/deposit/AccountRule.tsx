import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BankAccount } from '../../api/bankAccount.ts'
import { shortBank } from '../../service/bankName.ts'
import { useBankAccount } from '../../service/useBankAccount.ts'
import styles from './MethodList.module.css'

interface Props {
  /** Who holds all of the accounts below; '' where they have several holders. */
  owner: string
  /** The player's registered account; null without one. */
  own: BankAccount | null
}

/** From where to pay, and to whom: an account's number can be copied from the list, so this is said there, too. */
export function AccountRule({ owner, own }: Props) {
  const { t } = useTranslation('deposit')
  const shown = useBankAccount(own)
  // Its end alone, so that nobody takes it for a number to pay to.
  const account = shown && `${shortBank(shown.bank)} ••${shown.number.slice(-4)}`
  return (
    <>
      <p className={styles['rule']}>
        <TriangleAlert size={20} aria-hidden="true" />
        {account === null ? t('payFrom') : t('payFromOwn', { account })}
      </p>
      {owner !== '' && (
        <p className={styles['holder']}>
          {t('accountName')} <b>{owner}</b>
        </p>
      )}
    </>
  )
}
