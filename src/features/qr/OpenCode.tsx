import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { ungrouped } from '../../i18n/parseAmount.ts'
import type { Minor } from '../../money/minor.ts'
import { Button } from '../../ui/Button.tsx'
import { useNow } from '../../ui/useNow.ts'
import { QrImage } from './QrImage.tsx'
import styles from './Qr.module.css'
import { Validity } from './QrForm.tsx'
import { countdown } from './rules.ts'

interface Props {
  /** Null if the server sent no number. */
  amount: Minor | null
  currency: Currency
  markup: string | null
  /** Epoch milliseconds; null for no countdown. */
  deadline: number | null
  /** The status of the payment. */
  wait: ReactNode
  busy: boolean
  /** Null for a code that cannot be cancelled. */
  onCancel: (() => void) | null
}

/** A code to pay: the picture, the countdown, the instructions and the cancel button. */
export function OpenCode({ amount, currency, markup, deadline, wait, busy, onCancel }: Props) {
  const { t } = useTranslation('qr')
  const money = formatMoney(amount, currency)
  return (
    <>
      <div className={styles['head']}>
        <p className={styles['amount']}>{money}</p>
        {deadline !== null && <Countdown deadline={deadline} />}
      </div>
      <QrImage
        markup={markup}
        text={t('picture', { amount: money })}
        name={amount === null ? 'qr.png' : `qr-${ungrouped(amount)}.png`}
      />
      {wait}
      <p className={styles['once']}>
        <Validity />
      </p>
      {onCancel && <Cancel busy={busy} onCancel={onCancel} />}
    </>
  )
}

function Countdown({ deadline }: { deadline: number }) {
  const { t } = useTranslation('qr')
  const now = useNow(1_000)
  return (
    <p className={styles['left']} role="timer">
      {t('left', { time: countdown(deadline, now) })}
    </p>
  )
}

/** The tapped button is gone, so the focus moves to the harmless answer. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus()

/** Asks before it cancels a code: it may be being paid in another app. */
function Cancel({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const { t } = useTranslation('qr')
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <Button variant="plain" onClick={() => setIsAsking(true)}>
        {t('cancel')}
      </Button>
    )
  return (
    <div className={styles['ask']} role="group" aria-label={t('cancel')}>
      <p>{t('cancelAsk')}</p>
      <Button variant="quiet" ref={focusOn} onClick={() => setIsAsking(false)}>
        {t('cancelKeep')}
      </Button>
      <Button variant="plain" busy={busy} onClick={onCancel}>
        {t('cancelYes')}
      </Button>
    </div>
  )
}
