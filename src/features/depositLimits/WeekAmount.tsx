import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositLimits } from './store.ts'
import { withAmount } from './rules.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatLimit, parseAmount } from '../../i18n/amounts.ts'
import type { Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { useTyped } from '../../session/useTyped.ts'
import { AmountField } from '../../ui/controls/AmountField.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { LimitHead, type Change, PendingChange } from './Limit.tsx'
import styles from './DepositLimits.module.css'

interface Props {
  note: DepositLimits
  currency: Currency
  change: Change
}

/** A reminder at this amount of weekly deposits; nothing is blocked. */
export function WeekAmount({ note: { amount, amountLater }, currency, change }: Props) {
  const { t } = useTranslation('depositLimits')
  const [typed, setTyped] = useTyped<string>('depositLimits', () => '')
  const [isWrong, setIsWrong] = useState(false)
  const parsed = parseAmount(typed)
  const set = (wanted: Minor | null) => {
    change((note, now) => withAmount(note, wanted, now))
    setTyped('')
  }
  const pendingAmount = amountLater?.to ?? null
  return (
    <section>
      <form
        className={styles['card']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (typeof parsed === 'number' && parsed > 0) set(parsed)
          else setIsWrong(true)
        }}
      >
        <LimitHead icon={BellRing} title={t('week')} tone={amount === null ? 'none' : 'on'}>
          <p role="status" className={amount === null ? 'visually-hidden' : styles['told']}>
            {amount === null ? t('weekNone') : t('weekAt', { amount: formatLimit(amount, currency) })}
          </p>
        </LimitHead>
        {amountLater && (
          <PendingChange
            text={
              pendingAmount === null
                ? t('weekLaterNone', { time: formatDateTime(amountLater.at) })
                : t('weekLater', { amount: formatLimit(pendingAmount, currency), time: formatDateTime(amountLater.at) })
            }
            keep={t('keep')}
            onKeep={() => set(amount)}
          />
        )}
        <AmountField
          label={t('weekAmount')}
          currency={currency}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsWrong(false)
          }}
          error={isWrong ? t('weekWrong') : null}
          hint={t(amount === null ? 'weekHint' : 'looserLater')}
        />
        <div className={styles['actions']}>
          <Button submit variant={typed === '' ? 'quiet' : 'primary'} className={styles['save']}>
            {t('save')}
          </Button>
          {amount !== null && (amountLater === null || pendingAmount !== null) && (
            <Button variant="plain" onClick={() => set(null)}>
              {t('weekOff')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
