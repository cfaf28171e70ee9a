import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLimit, parseAmount } from '../../i18n/amounts.ts'
import type { Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { settings } from '../../lib/settings/settings.ts'
import { leastOf, quickQrAmounts, type QrChannel } from '../../operator/qrChannels.ts'
import { usualAmounts } from '../../session/lastUsed.ts'
import { AmountChips } from '../../ui/controls/AmountChips.tsx'
import { AmountField } from '../../ui/controls/AmountField.tsx'
import { MainButton } from '../../ui/controls/MainButton.tsx'
import { onSubmitOf } from '../../ui/controls/onSubmitOf.ts'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { useCurrency, useMemberHash } from '../../wallet/useWallet.ts'
import { WeekBar } from '../depositLimits/WeekBar.tsx'
import { checkAmount } from './rules.ts'

interface Props {
  bankCode: QrChannel
  typed: string
  onType(text: string): void
  isBusy: boolean
  onCreate(amount: Minor): void
}

/** True if more digits could make it valid. */
const isUnfinished = (typed: string, currency: Currency) =>
  ['0', '00', '000'].some((rest) => typeof parseAmount(typed + rest, currency) === 'number')

/** Reports an amount below the minimum on blur or submit, an invalid one at once. */
export function QrForm({ bankCode, typed, onType, isBusy, onCreate }: Props) {
  const { t } = useTranslation('qr')
  const currency = useCurrency()
  const [isDone, setIsDone] = useState(false)
  const checked = checkAmount(typed, bankCode, currency)
  const problem = typeof checked === 'string' && checked !== 'empty' ? checked : null
  const isUnreadable = (problem === 'unclear' && !isUnfinished(typed, currency)) || problem === 'tooLong'
  const least = formatLimit(leastOf(bankCode), currency)
  const member = useMemberHash()
  // Once for the form, as a new code must not move the buttons.
  const [usual] = useState(() => usualAmounts(member))
  const own = usual.filter((minor) => minor >= leastOf(bankCode))
  const change = (text: string) => {
    onType(text)
    setIsDone(false)
  }
  return (
    <form
      className="stack"
      noValidate
      data-sending={isBusy || undefined}
      onSubmit={onSubmitOf(() => (typeof checked === 'number' ? onCreate(checked) : setIsDone(true)))}
    >
      <AmountField
        label={t('amount')}
        currency={currency}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setIsDone(true)}
        error={problem && (isDone || isUnreadable) ? t(problem, { amount: least }) : null}
        hint={t('hint', { amount: least })}
      />
      <AmountChips
        label={t('quick')}
        amounts={[...new Set([...own, ...quickQrAmounts(bankCode)])]}
        currency={currency}
        chosen={checked}
        onChoose={change}
      />
      <WeekBar adding={typeof checked === 'number' ? checked : null} />
      <p className="muted">
        <Validity />
      </p>
      <MainButton isBusy={isBusy} disabled={typeof checked !== 'number' && checked !== 'underOne'}>
        {t('create')}
      </MainButton>
      <LoadingOverlay isActive={isBusy} />
    </form>
  )
}

export function Validity() {
  const { t } = useTranslation('qr')
  const count = settings.VITE_QR_VALID_MINUTES
  return <span>{count === null ? t('validOnce') : t('validFor', { count })}</span>
}
