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
  channel: string | null
  /** Replaces the channel; null without a payee. */
  payee?: string | null
  money: string
  /** Epoch ms; null for no countdown. */
  deadline: number | null
}

export function CodeHead({ bankCode, channel, payee = null, money, deadline }: Props) {
  const { t } = useTranslation('qr')
  return (
    <div className={styles['head']} tabIndex={-1} ref={focusIfLost}>
      <BankTile code={bankCode} />
      <p>
        <span className={styles['amount']} translate="no">
          {money}
        </span>
        {payee !== null ? (
          <span className={styles['through']}>
            <span>{t('payee')}</span> <bdi translate="no">{payee}</bdi>
          </span>
        ) : (
          channel !== null && (
            <span className={styles['through']} translate="no">
              {channel}
            </span>
          )
        )}
      </p>
      {deadline !== null && <TimeLeft deadline={deadline} />}
    </div>
  )
}

/** The last minute has another colour. */
const lastMs = 60_000

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
      <span translate="no">{countdown(deadline, now)}</span>
    </p>
  )
}
