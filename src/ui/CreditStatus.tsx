import { CircleCheck, LifeBuoy } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../nav/addresses.ts'
import { Button } from './Button.tsx'
import styles from './CreditStatus.module.css'
import { showToast } from '../messages/toasts.ts'
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
  const { t } = useTranslation('shared')
  const now = useNow(1_000)
  const duration = (milliseconds: number) => {
    const seconds = Math.max(1, Math.round(milliseconds / 1_000))
    return seconds < 60
      ? t('seconds', { seconds })
      : t('minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  }
  const done = credit && t('credited', { amount: credit.amount, time: duration(credit.after) })
  useEffect(() => {
    if (done) showToast('success', done)
  }, [done])
  const isLate = !done && now - since > promisedMs
  return (
    <div className={styles['crediting']} data-done={done ? '' : undefined} role="status">
      {done ? <CircleCheck size={24} aria-hidden="true" /> : <Spinner />}
      <p>{done ?? t(isLate ? 'creditLate' : 'creditWaiting')}</p>
      {isLate && (
        <Button variant="plain" onClick={() => navigate(pages.memberContact, { replace: true })}>
          <LifeBuoy size={18} aria-hidden="true" />
          {t('creditSupport')}
        </Button>
      )}
    </div>
  )
}
