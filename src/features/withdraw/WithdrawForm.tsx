import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { TriangleAlert } from 'lucide-react'
import { CommandForm } from '../../commands/CommandForm.tsx'
import type { Wallet } from '../../api/wallet.ts'
import { formatMoney } from '../../i18n/money.ts'
import { useBankAccount, type ShownAccount } from '../../operator/useBankAccount.ts'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { AccountTile } from '../../ui/money/AccountTile.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import type { AmountLimits } from './rules.ts'
import { useWithdraw } from './useWithdraw.ts'
import { WithdrawAmount } from './WithdrawAmount.tsx'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconWarning } from '../../ui/feedback/Warning.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import styles from './WithdrawForm.module.css'
import bonusWarningStyles from './BonusWarning.module.css'

interface Props {
  wallet: Wallet
  limits: AmountLimits
  /** `unknown`: failed read. `reading` blocks sending, as the warning must come first. */
  bonus: boolean | 'unknown' | 'reading'
}

export function WithdrawForm({ wallet, limits, bonus }: Props) {
  const { t } = useTranslation(['withdraw', 'shared', 'common'])
  const currency = currencyOf(wallet)
  const account = useBankAccount(wallet.bankAccount)
  const holder = wallet.bankAccount?.bankAccountName ?? ''
  const { typed, problem, type, submit, ...command } = useWithdraw(currency, limits)
  const total = totals(wallet).all
  return (
    <CommandForm
      command={command}
      unknown={t('unknownText')}
      submitLabel={t('submit')}
      isReading={bonus === 'reading'}
      onSubmit={() => bonus !== 'reading' && submit()}
    >
      <div className={styles['way']}>
        <div className={styles['source']}>
          <AccountTile account={{ of: 'main' }} />
          <div className={styles['balances']}>
            <p>{t('common:mainWallet')}</p>
            <p className={styles['main']}>
              <Masked>{formatMoney(wallet.wallet.amount, currency)}</Masked>
            </p>
            <p>{t('total', { amount: formatMoney(total, currency) })}</p>
          </div>
        </div>
        <Destination account={account} holder={holder} />
      </div>
      {bonus !== false && bonus !== 'reading' && <BonusWarning isKnown={bonus === true} />}
      <WithdrawAmount
        currency={currency}
        limits={limits}
        total={total}
        hasChips={bonus !== true}
        typed={typed}
        problem={problem}
        onType={type}
      />
    </CommandForm>
  )
}

/** `isKnown`: the read succeeded. */
function BonusWarning({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('withdraw')
  return (
    <IconWarning>
      <span>{t(isKnown ? 'bonusWarning' : 'bonusUnknown')}</span>
      <Button variant="plain" className={bonusWarningStyles['way']} onClick={() => navigate(pages.bonus)}>
        {t('bonusConditions')}
      </Button>
    </IconWarning>
  )
}

interface DestinationProps {
  /** Null if the member has none. */
  account: ShownAccount | null
  holder: string
}

function Destination({ account, holder }: DestinationProps) {
  const { t } = useTranslation('withdraw')
  if (!account)
    return (
      <div className={styles['missing']}>
        <TriangleAlert size={20} aria-hidden="true" />
        <p>{t('noAccount')}</p>
        <Button variant="plain" onClick={() => navigate(pages.profile)}>
          {t('addAccount')}
        </Button>
      </div>
    )
  return (
    <section className={styles['destination']} aria-label={t('to')}>
      <BankTile code={account.code} />
      <div className={styles['texts']}>
        <p className={styles['label']}>{t('to')}</p>
        <p className={styles['account']} translate="no">
          <span>{account.bank}</span> <span className={styles['number']}>{account.number}</span>
        </p>
        <p className={styles['label']} translate="no">
          {holder}
        </p>
      </div>
    </section>
  )
}
