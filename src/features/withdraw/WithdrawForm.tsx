import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../commands/CommandForm.tsx'
import type { Wallet } from '../../api/wallet.ts'
import { formatMoney } from '../../i18n/money.ts'
import { useBankAccount } from '../../service/useBankAccount.ts'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { AccountTile } from '../../ui/AccountTile.tsx'
import { Masked } from '../../ui/Masked.tsx'
import { BonusWarning } from './BonusWarning.tsx'
import { Destination } from './Destination.tsx'
import type { Limits } from './rules.ts'
import { useWithdraw } from './useWithdraw.ts'
import { WithdrawAmount } from './WithdrawAmount.tsx'
import styles from './WithdrawForm.module.css'

interface Props {
  wallet: Wallet
  limits: Limits
  /**
   * Whether a bonus is active; `unknown` after a failed read. Nothing is sent while it is `reading`, as the warning must be seen
   * first.
   */
  bonus: boolean | 'unknown' | 'reading'
}

/** The amount to withdraw. An earlier withdrawal of unknown outcome takes the place of the form. */
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
