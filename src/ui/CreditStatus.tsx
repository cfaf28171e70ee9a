import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../nav/addresses.ts'
import { Button } from './Button.tsx'
import styles from './CreditStatus.module.css'
import { OutcomeDisc } from './OutcomeDisc.tsx'
import { ReceiptBody } from './ReceiptBody.tsx'
import { SaveReceipt } from './SaveReceipt.tsx'
import { Spinner } from './Spinner.tsx'
import { useNow } from './useNow.ts'

interface Props {
  /** Start of the wait, in epoch milliseconds. */
  since: number
  /** The longest wait that was promised. */
  promisedMs: number
  /** The credited amount with its currency sign, and the wait in ms. Null while the payment is not credited. */
  credit: { readonly amount: string; readonly after: number } | null
}

/** Shows that a payment is awaited, that it is late and who can help, or that it was credited. */
export function CreditStatus({ since, promisedMs, credit }: Props) {
  const { t } = useTranslation(['shared', 'common'])
  const now = useNow(1_000)
  const duration = (milliseconds: number) => {
    const seconds = Math.max(1, Math.round(milliseconds / 1_000))
    return seconds < 60
      ? t('seconds', { seconds })
      : t('minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  }
  const done = credit && t('credited', { amount: credit.amount, time: duration(credit.after) })
  const isLate = now - since > promisedMs
  if (credit && done) {
    const receipt = {
      amount: credit.amount,
      rows: [
        { label: t('receiptTo'), value: t('common:mainWallet') },
        { label: t('receiptWait'), value: duration(credit.after) },
      ],
    }
    return (
      <section className={styles['credited']} role="status">
        <OutcomeDisc tone="success" />
        <h3 className={styles['title']}>{t('creditedTitle')}</h3>
        <p className="visually-hidden">{done}</p>
        <ReceiptBody receipt={receipt} />
        <SaveReceipt tone="success" title={t('creditedTitle')} receipt={receipt} />
      </section>
    )
  }
  return (
    <div className={styles['crediting']} role="status">
      <Spinner />
      <p>{t(isLate ? 'creditLate' : 'creditWaiting')}</p>
      {isLate && (
        <Button variant="plain" onClick={() => navigate(pages.memberContact, { replace: true })}>
          <LifeBuoy size={18} aria-hidden="true" />
          {t('creditSupport')}
        </Button>
      )}
    </div>
  )
}
