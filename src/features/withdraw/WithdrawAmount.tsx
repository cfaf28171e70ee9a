import { useTranslation } from 'react-i18next'
import { formatLimit } from '../../i18n/figures.ts'
import type { Currency } from '../../i18n/money.ts'
import { typedFrom } from '../../i18n/parseAmount.ts'
import { smallest } from '../../money/amounts.ts'
import type { Minor } from '../../money/minor.ts'
import { AmountChips } from '../../ui/AmountChips.tsx'
import { AmountField } from '../../ui/AmountField.tsx'
import { Button } from '../../ui/Button.tsx'
import { checkWithdraw, quickAmounts, type Limits, type WithdrawProblem } from './rules.ts'

interface Props {
  currency: Currency
  limits: Limits
  /** The most that may be withdrawn now; null where that is not known. */
  most: Minor | null
  /** Whether round amounts are offered: not while a bonus may have any of them refused. */
  hasChips: boolean
  typed: string
  problem: WithdrawProblem | null
  onType(typed: string): void
}

/** The field for the amount, with its limits, and amounts to choose with one tap. */
export function WithdrawAmount({ currency, limits, most, hasChips, typed, problem, onType }: Props) {
  const { t } = useTranslation('withdraw')
  const limit = (minor: Minor | null) => formatLimit(minor ?? smallest, currency)
  return (
    <>
      <AmountField
        label={t('amount')}
        currency={currency}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        error={problem && t(problem, { amount: limit(problem === 'maximum' ? limits.max : limits.min) })}
        hint={
          limits.min !== null && limits.max !== null
            ? t('limits', { min: limit(limits.min), max: limit(limits.max) })
            : ''
        }
        action={
          most !== null && most > 0 ? (
            <Button variant="plain" onClick={() => onType(typedFrom(most))}>
              {t(most === limits.max ? 'most' : 'all')}
            </Button>
          ) : null
        }
      />
      {hasChips && (
        <AmountChips
          label={t('quick')}
          amounts={quickAmounts(limits, most)}
          currency={currency}
          chosen={checkWithdraw(typed, limits)}
          onChoose={onType}
        />
      )}
    </>
  )
}
