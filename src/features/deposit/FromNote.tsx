import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BankAccount } from '../../api/banks.ts'
import styles from './MethodList.module.css'
import { useOwnAccount } from './useOwnAccount.ts'

/**
 * From where to pay, beside the title of the ways for which it holds: an account's number can be copied from the list, so this is said
 * there, too. `own` is the player's registered account; null without one.
 */
export function FromNote({ own }: { own: BankAccount | null }) {
  const { t } = useTranslation('deposit')
  const account = useOwnAccount(own)
  return (
    <p className={styles['from']}>
      <TriangleAlert size={16} aria-hidden="true" />
      {t(account === '' ? 'onlyFrom' : 'onlyFromOwn', { account })}
    </p>
  )
}
