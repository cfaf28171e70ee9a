import { CircleCheck, LifeBuoy } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../nav/addresses.ts'
import { Button } from './Button.tsx'
import styles from './Crediting.module.css'
import { showToast } from '../messages/toasts.ts'
import { Spinner } from './Spinner.tsx'
import { useNow } from './useNow.ts'

interface Props {
  /** Since when the player waits, epoch milliseconds. */
  since: number
  /** How long it was promised to take, in milliseconds. */
  promised: number
  /** What was credited, with its currency's sign, and after how long (ms); null until then. */
  credit: { readonly amount: string; readonly after: number } | null
}

/** Tells that a payment is waited for, that it takes longer than promised and who can help, or that it was credited. */
export function Crediting({ since, promised, credit }: Props) {
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
  const isLate = !done && now - since > promised
  return (
    <div className={styles['crediting']} data-done={done ? '' : undefined} role="status">
      {done ? <CircleCheck size={24} aria-hidden="true" /> : <Spinner />}
      <p>{done ?? t(isLate ? 'creditLate' : 'creditWaiting')}</p>
      {isLate && (
        <Button look="plain" onClick={() => navigate(pages.memberContact, { replace: true })}>
          <LifeBuoy size={18} aria-hidden="true" />
          {t('creditSupport')}
        </Button>
      )}
    </div>
  )
}
