import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { formatLimit } from '../../i18n/amounts.ts'
import { maskWord } from '../../i18n/money.ts'
import { weekStart } from '../../lib/bangkok.ts'
import { sum, type Minor } from '../../lib/money/minor.ts'
import { depositsSince } from '../../wallet/ledger/deposits.ts'
import { ledger } from '../../wallet/ledger/ledger.ts'
import { useCurrency } from '../../wallet/useWallet.ts'
import { useDepositLimits } from './useDepositLimits.ts'
import styles from './WeekBar.module.css'

/** `adding` is the deposit in the form; null if it has no amount. */
export function WeekSum({ adding }: { adding: Minor | null }) {
  const currency = useCurrency()
  const { limits, now } = useDepositLimits()
  const start = now === null ? null : weekStart(now)
  const reading = useSyncExternalStore(ledger.subscribe, ledger.reading)
  // Until it is read again, an earlier reading may lack deposits.
  const { error, isValidating } = useSWR(start === null ? null : ['weekSum', start], ([, from]) => ledger.refresh(from))
  const { t } = useTranslation('depositLimits')
  if (!limits || limits.amount === null) return null
  const { amount } = limits
  const paid = reading && start !== null ? depositsSince(reading, start) : null
  if (!paid) return error !== undefined && !isValidating && <p role="status">{t('weekBarFailed')}</p>
  const together = sum([paid.sum, adding]) ?? paid.sum
  // Hiding amounts hides what was paid, not the limit.
  const money = (minor: Minor) => maskWord() ?? formatLimit(minor, currency)
  const limit = formatLimit(amount, currency)
  const part = (minor: Minor) => ({ transform: `scaleX(${Math.max(0, Math.min(1, minor / amount))})` })
  return (
    <div className={styles['week']} data-over={together > amount ? '' : undefined}>
      <p className={styles['head']}>
        <span>{t(paid.isWhole && !isValidating && error === undefined ? 'weekBar' : 'weekBarAtLeast')}</span>
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
