import { useTranslation } from 'react-i18next'
import type { Currency } from '../../i18n/money.ts'
import { ContactSupport } from '../../ui/controls/ContactSupport.tsx'
import { CreditReceipt, type Credited, type Via } from './CreditReceipt.tsx'
import styles from './CreditStatus.module.css'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { useNow } from '../../ui/useNow.ts'

interface Props {
  /** Start of the wait, in epoch milliseconds. */
  since: number
  /** The longest wait that was promised. */
  promisedMs: number
  /** Null while the payment is not credited. */
  credit: Credited | null
  currency: Currency
  /** Null where the server does not say. */
  via: Via | null
  /** `AskAboutThis` stands on the same screen. */
  isAskedBelow?: boolean
}

/** Shows that a payment is awaited, that it is late and who can help, or the receipt of it. */
export function CreditStatus({ since, promisedMs, credit, isAskedBelow = false, ...paid }: Props) {
  const { t } = useTranslation('shared')
  const isLate = useNow(1_000) - since > promisedMs
  if (credit) return <CreditReceipt credit={credit} {...paid} />
  return (
    <div className={styles['crediting']} role="status">
      <Spinner />
      <p>{t(isLate ? 'creditLate' : 'creditWaiting')}</p>
      {isLate && <ContactSupport variant="plain" isSecond={isAskedBelow} />}
    </div>
  )
}
