import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hideAmounts } from '../../i18n/amounts.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { exactMoney } from '../../i18n/money.ts'
import type { Receipt } from '../../lib/alerts.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { OutcomeDisc } from '../../ui/feedback/OutcomeDisc.tsx'
import type { Credit } from '../useCreditWatch.ts'
import { useCurrency } from '../useWallet.ts'
import { ReceiptActions, ReceiptFacts, ServiceLine } from './ReceiptBody.tsx'
import styles from './CreditStatus.module.css'

export interface PaymentSource {
  readonly name: string
  readonly bank: string
}

export type ReceivedCredit = Omit<Credit, 'from'>

interface Props {
  credit: ReceivedCredit
  source: PaymentSource | null
  children?: ReactNode
}

export function CreditReceipt({ credit: { amountMinor, waitedMs, at, balance }, source, children }: Props) {
  const { t } = useTranslation(['shared', 'common'])
  const [isAsking, onAsking] = useState(false)
  const seconds = waitedMs === null ? 0 : Math.max(1, Math.round(waitedMs / 1_000))
  const waited =
    seconds < 60
      ? t('seconds', { seconds })
      : t('minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  // Seconds are what everyone expects.
  const took = waitedMs !== null && seconds >= 60
  const amount = exactMoney(amountMinor, useCurrency())
  const creditedAt = at === null ? '' : formatDateTime(at)
  const receipt: Receipt = {
    amount,
    rows: [
      ...(source
        ? [{ label: t('receiptVia'), value: source.name, account: { of: 'bank', code: source.bank } as const }]
        : []),
      { label: t('receiptTo'), value: t('common:mainWallet'), account: { of: 'main' } },
      { label: t('receiptBalance'), value: balance ?? '', isBalance: true },
      {
        label: t('receiptTime'),
        value: creditedAt && took ? t('receiptTook', { at: creditedAt, time: waited }) : creditedAt,
      },
    ],
  }
  const slip = { tone: 'success', title: t('creditedTitle'), receipt } as const
  return (
    <div className={styles['receipt']}>
      <section className={styles['credited']} role="status">
        <ServiceLine />
        <OutcomeDisc tone="success" />
        <h3 className={styles['title']}>{t('creditedTitle')}</h3>
        <p className="visually-hidden">
          {hideAmounts(waitedMs === null ? `${t('creditedTitle')} ${amount}` : t('credited', { amount, time: waited }))}
        </p>
        <ReceiptFacts receipt={receipt} />
      </section>
      {!isAsking && <Button onClick={() => void closeDialogs()}>{t('common:ok')}</Button>}
      <ReceiptActions {...slip} isAsking={isAsking} onAsking={onAsking}>
        {children}
      </ReceiptActions>
    </div>
  )
}
