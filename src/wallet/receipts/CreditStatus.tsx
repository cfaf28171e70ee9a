import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactSupport } from '../../ui/controls/ContactSupport.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { useNow } from '../../ui/useNow.ts'
import { promisedMs } from '../creditTiming.ts'
import { CreditReceipt, type ReceivedCredit, type PaymentSource } from './CreditReceipt.tsx'
import styles from './CreditStatus.module.css'

interface Props {
  /** Epoch ms. */
  since: number
  credit: ReceivedCredit | null
  source: PaymentSource | null
  hasSupportBelow?: boolean
  children?: ReactNode
}

export function CreditStatus({ since, credit, hasSupportBelow: isAskedBelow = false, ...paid }: Props) {
  const { t } = useTranslation('shared')
  const isLate = useNow(1_000) - since > promisedMs
  if (credit) return <CreditReceipt credit={credit} {...paid} />
  return (
    <div className={styles['crediting']} role="status">
      <Spinner />
      <p>{t(isLate ? 'creditLate' : 'creditWaiting')}</p>
      {isLate && <ContactSupport variant="plain" onlyWithoutChat={isAskedBelow} />}
    </div>
  )
}
