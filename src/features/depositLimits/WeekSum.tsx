import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLimit } from '../../i18n/amounts.ts'
import { maskWord, type Currency } from '../../i18n/money.ts'
import { weekStart } from '../../lib/bangkok.ts'
import { sum, type Minor } from '../../lib/money/minor.ts'
import { depositsSince, type Deposits } from '../../wallet/ledger/deposits.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useDepositLimits } from './useDepositLimits.ts'
import styles from './WeekBar.module.css'

interface Props {
  adding: Minor | null
  currency: Currency
}

export function WeekSum({ adding, currency }: Props) {
  const { limits, now } = useDepositLimits()
  const start = now === null ? null : weekStart(now)
  const { paid, read } = useDeposits(start)
  const { t } = useTranslation('depositLimits')
  if (!limits || limits.amount === null) return null
  const { amount } = limits
  if (!paid) return read === 'failed' ? <p role="status">{t('weekBarFailed')}</p> : null
  const together = sum([paid.sum, adding]) ?? paid.sum
  // Hiding amounts hides what was paid, not the limit.
  const money = (minor: Minor) => maskWord() ?? formatLimit(minor, currency)
  const limit = formatLimit(amount, currency)
  const part = (minor: Minor) => ({ transform: `scaleX(${Math.max(0, Math.min(1, minor / amount))})` })
  return (
    <div className={styles['week']} data-over={together > amount ? '' : undefined}>
      <p className={styles['head']}>
        <span>{t(paid.isWhole && read === 'done' ? 'weekBar' : 'weekBarAtLeast')}</span>
        <span className={styles['figures']}>{t('weekBarOf', { paid: money(paid.sum), amount: limit })}</span>
      </p>
      {maskWord() === null && (
        <div className={styles['bar']} aria-hidden="true">
          <span className={styles['with']} style={part(together)} />
          <span className={styles['paid']} style={part(paid.sum)} />
        </div>
      )}
      <p className={styles['said']} role="status">
        {together <= amount
          ? adding !== null && t('weekBarWith', { sum: money(together) })
          : adding === null || paid.sum > amount
            ? t('weekBarOver')
            : t('weekBarWithOver', { sum: money(together), amount: limit })}
      </p>
    </div>
  )
}

/** `start` is epoch ms; null if the time is unknown. Until it is read again, an earlier reading may lack deposits. */
function useDeposits(start: number | null): {
  readonly paid: Deposits | null
  readonly read: 'underWay' | 'done' | 'failed'
} {
  const [read, setRead] = useState<'underWay' | 'done' | 'failed'>('underWay')
  const reading = useSyncExternalStore(ledger.subscribe, ledger.reading)
  useEffect(() => {
    if (start === null) return
    ledger.refresh(new Date(start).toISOString()).then(
      () => setRead('done'),
      () => setRead('failed'),
    )
  }, [start])
  return { paid: reading && start !== null ? depositsSince(reading, start) : null, read }
}
