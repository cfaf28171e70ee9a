import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { formatLimit } from '../../i18n/figures.ts'
import { formatMoney } from '../../i18n/money.ts'
import { typedFrom } from '../../i18n/parseAmount.ts'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { useUnknown } from '../../commands/settling/useUnknown.ts'
import { lesser, smallest } from '../../money/amounts.ts'
import { minorOf, type Minor } from '../../money/minor.ts'
import { AmountField } from '../../ui/AmountField.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { MainButton } from '../../ui/MainButton.tsx'
import { Repeated } from '../../ui/Repeated.tsx'
import { Unknown } from '../../ui/Unknown.tsx'
import dialogStyles from '../../ui/DialogForm.module.css'
import type { Limits } from './rules.ts'
import { useWithdraw } from './useWithdraw.ts'
import styles from './WithdrawForm.module.css'

interface Props {
  wallet: Wallet
  limits: Limits
  /** Whether a bonus is held; `unknown` when that could not be read. While it is read nothing is sent, as the warning belongs before it. */
  bonus: boolean | 'unknown' | 'reading'
}

/** How much to pay out; an earlier withdrawal of unknown outcome comes first. */
export function WithdrawForm({ wallet, limits, bonus }: Props) {
  const { t } = useTranslation(['withdraw', 'shared'])
  const currency = currencyOf(wallet)
  const { typed, problem, type, submit, busy, open, settle, repeated } = useWithdraw(currency, limits)
  const unknown = useUnknown(open, currency, settle)
  if (open.length > 0) return <Unknown text={t('unknownText')} {...unknown} />

  const limit = (minor: Minor | null) => formatLimit(minor ?? smallest, currency)
  const total = totals(wallet).all
  const most = total !== null && limits.max !== null ? lesser(total, limits.max) : total
  return (
    <form
      className={dialogStyles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (bonus !== 'reading') submit()
      }}
    >
      <p className={styles['holds']}>
        {t('balances', {
          wallet: formatMoney(wallet.wallet.amount, currency),
          total: formatMoney(total, currency),
        })}
      </p>
      {bonus !== false && bonus !== 'reading' && (
        <p className={styles['warning']}>
          <TriangleAlert size={20} aria-hidden="true" />
          {t(bonus === true ? 'bonusWarning' : 'bonusUnknown')}
        </p>
      )}
      <AmountField
        label={t('amount')}
        currency={currency}
        value={typed}
        onChange={(event) => type(event.target.value)}
        error={problem && t(problem, { amount: limit(problem === 'maximum' ? limits.max : limits.min) })}
        hint={
          limits.min !== null && limits.max !== null
            ? t('limits', { min: limit(limits.min), max: limit(limits.max) })
            : ''
        }
        action={
          most !== null && most > 0 ? (
            <Button look="plain" onClick={() => type(typedFrom(most))}>
              {t('all')}
            </Button>
          ) : null
        }
      />
      {repeated && (
        <Repeated amount={formatMoney(minorOf(repeated.amountMinor), currency)} minutes={repeated.minutes} />
      )}
      <MainButton busy={busy || bonus === 'reading'} disabled={repeated?.isFresh}>
        {t(repeated ? 'shared:sendAgain' : 'submit')}
      </MainButton>
      <LoadingOverlay active={busy} />
    </form>
  )
}
