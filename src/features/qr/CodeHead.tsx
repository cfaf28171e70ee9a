import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countdown } from '../../i18n/time.ts'
import type { BankCode } from '../../operator/qrChannels.ts'
import { BankTile } from '../../ui/money/BankTile.tsx'
import { useNow } from '../../ui/useNow.ts'
import styles from './CodeHead.module.css'
import { focusIfLost } from './focusOn.ts'

interface Props {
  bankCode: BankCode
  /** The channel's name; null until it is read. */
  channel: string | null
  /** Whom the code pays, in the place of the channel; null for a code that does not say. */
  payee?: string | null
  /** The amount to pay, as it is shown. */
  money: string
  /** Epoch milliseconds; null for no countdown. */
  deadline: number | null
}

/** What a code pays, to whom, and the time that is left for it. */
export function CodeHead({ bankCode, channel, payee = null, money, deadline }: Props) {
  const { t } = useTranslation('qr')
  return (
    <div className={styles['head']} tabIndex={-1} ref={focusIfLost}>
      <BankTile code={bankCode} />
      <p>
        <span className={styles['amount']}>{money}</span>
        {payee !== null ? (
          <span className={styles['through']}>
            {t('payee')} <bdi>{payee}</bdi>
          </span>
        ) : (
          channel !== null && <span className={styles['through']}>{channel}</span>
        )}
      </p>
      {deadline !== null && <TimeLeft deadline={deadline} />}
    </div>
  )
}

/** The last part of the time, in which it is told in another colour (ms). */
const lastMs = 60_000

/** The time that is left, in a ring that empties since it is shown here. */
function TimeLeft({ deadline }: { deadline: number }) {
  const { t } = useTranslation('qr')
  const now = useNow(1_000)
  const [first] = useState(now)
  const left = Math.max(0, (deadline - now) / Math.max(1, deadline - first))
  return (
    <p className={styles['left']} role="timer" data-ends={deadline - now < lastMs ? '' : undefined}>
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="26" />
        <circle cx="28" cy="28" r="26" pathLength="1" strokeDasharray="1" strokeDashoffset={1 - left} />
      </svg>
      <span className="visually-hidden">{t('left')} </span>
      {countdown(deadline, now)}
    </p>
  )
}
