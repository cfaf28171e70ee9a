import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLimit, parseAmount } from '../../i18n/amounts.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { useDraft } from '../../session/drafts.ts'
import { AmountField } from '../../ui/controls/AmountField.tsx'
import { useCurrency } from '../../wallet/useWallet.ts'
import { LimitForm, type LimitProps } from './Limit.tsx'
import { withAmount } from './rules.ts'

/** Only reminds: blocks nothing. */
export function WeekAmount({ limits: { amount, amountLater }, change }: LimitProps) {
  const { t } = useTranslation('depositLimits')
  const currency = useCurrency()
  const [typed, setTyped] = useDraft<string>('depositLimits', () => '')
  const [isWrong, setIsWrong] = useState(false)
  const parsed = parseAmount(typed, currency)
  const set = (wanted: Minor | null) => {
    change((limits, now) => withAmount(limits, wanted, now))
    setTyped('')
  }
  const pendingAmount = amountLater?.to ?? null
  const pending = amountLater && {
    time: formatDateTime(amountLater.at),
    amount: pendingAmount === null ? '' : formatLimit(pendingAmount, currency),
  }
  return (
    <LimitForm
      icon={BellRing}
      title={t('week')}
      isSet={amount !== null}
      status={amount === null ? t('weekNone') : t('weekAt', { amount: formatLimit(amount, currency) })}
      pending={pending && t(pending.amount === '' ? 'weekLaterNone' : 'weekLater', pending)}
      isChanged={typed !== ''}
      off={amount !== null && (amountLater === null || pendingAmount !== null) ? t('weekOff') : null}
      onKeep={() => set(amount)}
      onOff={() => set(null)}
      onSave={() => {
        if (typeof parsed === 'number' && parsed > 0) set(parsed)
        else setIsWrong(true)
      }}
    >
      {({ save, remove }) => (
        <>
          <AmountField
            label={t('weekAmount')}
            currency={currency}
            placeholder={t('weekExample')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsWrong(false)
            }}
            error={isWrong ? t('weekWrong') : null}
            hint={t(amount === null ? 'weekHint' : 'looserLater')}
            action={save}
          />
          {remove}
        </>
      )}
    </LimitForm>
  )
}
