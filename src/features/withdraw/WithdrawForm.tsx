import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Wallet } from '../../api/wallet.ts'
import { withdrawCall } from '../../api/withdraw.ts'
import { CommandForm } from '../../commands/CommandForm.tsx'
import { useCommand } from '../../commands/useCommand.ts'
import { useLateOutcome } from '../../commands/useOpenCommands.ts'
import { useMoneyReceipt } from '../../commands/useReceipt.ts'
import { formatLimit, typedFrom } from '../../i18n/amounts.ts'
import { formatMoney, type Currency, exactMoney, maskWord } from '../../i18n/money.ts'
import { lesser, smallest } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { pages } from '../../nav/addresses.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { useBankAccount, type ShownAccount } from '../../operator/useBankAccount.ts'
import { useDraft } from '../../session/drafts.ts'
import { AmountChips } from '../../ui/controls/AmountChips.tsx'
import { AmountField } from '../../ui/controls/AmountField.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { AccountTile } from '../../ui/money/AccountTile.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { readMoneyUnderWay } from '../../wallet/useMoneyUnderWay.ts'
import {
  type AmountLimits,
  checkWithdraw,
  emptyDraft,
  withdrawChips,
  type WithdrawDraft,
  type WithdrawProblems,
} from './rules.ts'
import styles from './WithdrawForm.module.css'

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
  const { draft, checked, problems, change, submit, ...command } = useWithdraw(currency, limits)
  const { amount } = checked
  const total = totals(wallet).all
  return (
    <CommandForm
      command={command}
      unknownText={t('unknownText')}
      submitLabel={
        amount !== null && maskWord() === null ? `${t('submit')} ${exactMoney(amount, currency)}` : t('submit')
      }
      isReading={bonus === 'reading'}
      isReady={checked.isValid}
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
      {bonus !== false && bonus !== 'reading' && (
        <Warning isLarge>
          <span>{t(bonus === true ? 'bonusWarning' : 'bonusUnknown')}</span>
          <Button variant="plain" className={styles['conditions']} onClick={() => navigate(pages.bonus)}>
            {t('bonusConditions')}
          </Button>
        </Warning>
      )}
      <WithdrawAmount
        currency={currency}
        limits={limits}
        total={total}
        hasChips={bonus !== true}
        draft={draft}
        chosen={amount}
        problem={problems.amountText}
        onChange={change}
      />
      {account && (
        <p className={styles['brief']} aria-hidden="true">
          <span>{t('to')}</span> <span translate="no">{`${account.bank} ${account.number}`}</span>
        </p>
      )}
    </CommandForm>
  )
}

interface DestinationProps {
  account: ShownAccount | null
  holder: string
}

function Destination({ account, holder }: DestinationProps) {
  const { t } = useTranslation('withdraw')
  if (!account)
    return (
      <div className={styles['missing']}>
        <TriangleAlert size={20} />
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
        <p className="muted">{t('to')}</p>
        <p className={styles['account']} translate="no">
          <span>{account.bank}</span> <span className={styles['number']}>{account.number}</span>
        </p>
        <p className="muted" translate="no">
          {holder}
        </p>
      </div>
    </section>
  )
}

interface WithdrawAmountProps {
  currency: Currency
  limits: AmountLimits
  /** Null if unknown. */
  total: Minor | null
  /** False while a held bonus may make the server refuse round amounts. */
  hasChips: boolean
  draft: WithdrawDraft
  chosen: Minor | null
  problem: WithdrawProblems['amountText']
  onChange(part: Partial<WithdrawDraft>): void
}

function WithdrawAmount({ currency, limits, total, hasChips, draft, chosen, problem, onChange }: WithdrawAmountProps) {
  const { t } = useTranslation('withdraw')
  const { max } = limits
  const most = total !== null && max !== null ? lesser(total, max) : total
  // A limit above the balance would mislead, so it is not offered.
  const isShort = total !== null && max !== null && total < max
  const limit = (minor: Minor | null) => formatLimit(minor ?? smallest, currency)
  return (
    <>
      <AmountField
        label={t('amount')}
        currency={currency}
        value={draft.amountText}
        onChange={(event) => onChange({ amountText: event.target.value })}
        error={
          problem === 'maximum' && isShort
            ? t('maximumHeld', { amount: limit(max), total: formatMoney(total, currency) })
            : problem
              ? t(problem, { amount: limit(problem === 'maximum' ? max : limits.min) })
              : null
        }
        hint={limits.min !== null && max !== null ? t('limits', { min: limit(limits.min), max: limit(max) }) : ''}
        action={
          most !== null && most > 0 ? (
            <Button variant="plain" onClick={() => onChange({ amountText: typedFrom(most) })}>
              {t(most === max ? 'most' : 'all')}
            </Button>
          ) : null
        }
      />
      {hasChips && (
        <AmountChips
          label={t('quick')}
          amounts={withdrawChips(limits, maskWord() === null ? most : max)}
          currency={currency}
          chosen={chosen}
          onChoose={(amountText) => onChange({ amountText })}
        />
      )}
    </>
  )
}

function useWithdraw(currency: Currency, limits: AmountLimits) {
  const { t } = useTranslation(['withdraw', 'common'])
  const command = useCommand('withdraw')
  const receiptOf = useMoneyReceipt('withdraw')
  const [draft, setDraft] = useDraft<WithdrawDraft>('withdraw', () => emptyDraft)
  const [problems, setProblems] = useState<WithdrawProblems>({})
  const checked = checkWithdraw(draft, currency, limits)

  const change = (part: Partial<WithdrawDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblems({})
    command.dismissDuplicate()
  }

  useLateOutcome('withdraw', (outcome) => outcome === 'done' && change(emptyDraft))

  const submit = () => {
    const { amount } = checked
    if (amount === null || !checked.isValid) return setProblems(checked.problems)
    void command.run(withdrawCall, {
      body: { amount },
      amountMinor: amount,
      closeDialog: closeDialogs,
      // Only the statement shows its progress.
      onOutcome: () => void readMoneyUnderWay(),
      done: (serverText) => ({
        title: t('doneTitle'),
        text: serverText ?? t('doneText', { amount: exactMoney(amount, currency) }),
        isWaiting: true,
        receipt: { ...receiptOf(amount, {}, { serverText }), hint: t('doneHint') },
      }),
    })
  }
  return { draft, checked, problems, change, submit, ...command }
}
