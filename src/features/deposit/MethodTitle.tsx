import { useTranslation } from 'react-i18next'
import styles from './AccountDeposit.module.css'
import { MethodIcon } from './MethodIcon.tsx'
import { walletParts, type Method } from './rules.ts'
import { useMethodName } from './useMethodName.ts'

/** The head of an account to pay into: its bank with the tile of the list. A wallet of one text, which the card below has, goes by its kind. */
export function MethodTitle({ method }: { method: Method }) {
  const { t } = useTranslation('deposit')
  const nameOf = useMethodName()
  return (
    <span className={styles['title']}>
      <MethodIcon method={method} />
      <span>{method.wallet ? walletParts(method.wallet)[0] || t('byWallet') : nameOf(method)}</span>
    </span>
  )
}
