import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BankAccount } from '../../api/bankAccount.ts'
import styles from './MethodList.module.css'
import { useOwnAccount } from './useOwnAccount.ts'

interface Props {
  /** The player's registered account; null without one. */
  own: BankAccount | null
  /** It was said above it already, of other ways. */
  isSecond?: boolean
}

/**
 * From where to pay, beside the title of the ways for which it holds: an account's number can be copied from the list, so this is said
 * there, too.
 */
export function FromNote({ own, isSecond = false }: Props) {
  const { t } = useTranslation('deposit')
  const account = useOwnAccount(own)
  return (
    <p className={styles['from']} data-second={isSecond ? '' : undefined}>
      <TriangleAlert size={16} aria-hidden="true" />
      {t(account === '' ? 'onlyFrom' : 'onlyFromOwn', { account })}
    </p>
  )
}
