import { useTranslation } from 'react-i18next'
import { formatLimit, typedFrom } from '../../i18n/amounts.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { lesser, smallest } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { AmountChips } from '../../ui/controls/AmountChips.tsx'
import { AmountField } from '../../ui/controls/AmountField.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { checkWithdraw, withdrawChips, type AmountLimits, type WithdrawProblem } from './rules.ts'

interface Props {
  currency: Currency
  limits: AmountLimits
  /** Null if unknown. */
  total: Minor | null
  /** Off while a bonus may have round amounts refused. */
  hasChips: boolean
  typed: string
  problem: WithdrawProblem | null
  onType(typed: string): void
}

export function WithdrawAmount({ currency, limits, total, hasChips, typed, problem, onType }: Props) {
  const { t } = useTranslation('withdraw')
  const { max } = limits
  const most = total !== null && max !== null ? lesser(total, max) : total
  // A limit above the balance would mislead.
  const isShort = total !== null && max !== null && total < max
  const limit = (minor: Minor | null) => formatLimit(minor ?? smallest, currency)
  return (
    <>
      <AmountField
        label={t('amount')}
        currency={currency}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        error={
          problem === 'maximum' && isShort
            ? t('maximumHeld', { amount: limit(max), total: formatMoney(total, currency) })
            : problem && t(problem, { amount: limit(problem === 'maximum' ? max : limits.min) })
        }
        hint={limits.min !== null && max !== null ? t('limits', { min: limit(limits.min), max: limit(max) }) : ''}
        action={
          most !== null && most > 0 ? (
            <Button variant="plain" onClick={() => onType(typedFrom(most))}>
              {t(most === max ? 'most' : 'all')}
            </Button>
          ) : null
        }
      />
      {hasChips && (
        <AmountChips
          label={t('quick')}
          amounts={withdrawChips(limits, most)}
          currency={currency}
          chosen={checkWithdraw(typed, limits)}
          onChoose={onType}
        />
      )}
    </>
  )
}
