import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BankAccount } from '../../api/banks.ts'
import styles from './MethodList.module.css'
import { useOwnAccount } from './useOwnAccount.ts'

/** Shown in the list, too, as account numbers can be copied there. `own` is the player's registered account. */
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
