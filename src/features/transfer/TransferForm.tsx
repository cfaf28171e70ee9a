import { mainWallet } from '../../api/entities.ts'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../commands/CommandForm.tsx'
import type { Wallet } from '../../api/wallet.ts'
import { formatLimit, typedFrom } from '../../i18n/amounts.ts'
import { formatMoney, maskWord } from '../../i18n/money.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { transferAccounts } from '../../wallet/transferAccounts.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { AmountChips } from '../../ui/AmountChips.tsx'
import { AmountField } from '../../ui/AmountField.tsx'
import { Button } from '../../ui/Button.tsx'
import { checkTransfer, isAboutAccounts, minimumMinor, quickAmounts } from './rules.ts'
import { TransferAccounts } from './TransferAccounts.tsx'
import styles from './TransferForm.module.css'
import { useTransfer } from './useTransfer.ts'

/** Source, target and amount. An earlier transfer of unknown outcome takes the place of the form. */
export function TransferForm({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation(['transfer', 'common', 'shared'])
  const currency = currencyOf(wallet)
  const accounts = transferAccounts(wallet)
  const nameOf = (code: string) =>
    code === mainWallet ? t('common:mainWallet') : (accounts.find((account) => account.code === code)?.name ?? code)
  const { draft, problem, change, submit, ...command } = useTransfer(accounts, currency, nameOf)

  const source = accounts.find((account) => account.code === draft.from)?.amount ?? null
  // Which of them are offered tells of the balance.
  const round = maskWord() === null ? quickAmounts(source) : []
  const message = problem && t(problem, { amount: formatLimit(minimumMinor, currency) })
  return (
    <CommandForm
      command={command}
      unknown={t('unknownText')}
      submitLabel={t('submit')}
      onSubmit={submit}
      footer={
        <Button variant="plain" onClick={() => openDialog({ name: 'moneyMap' })}>
          {t('whereMoney')}
        </Button>
      }
    >
      <TransferAccounts accounts={accounts} currency={currency} draft={draft} nameOf={nameOf} onChange={change} />
      {problem && isAboutAccounts(problem) && (
        <p className={styles['problem']} role="alert">
          {message}
        </p>
      )}
      <AmountField
        label={t('amount')}
        currency={currency}
        value={draft.typed}
        onChange={(event) => change({ typed: event.target.value })}
        error={problem && !isAboutAccounts(problem) ? message : null}
        hint={t('hint', { amount: formatLimit(minimumMinor, currency) })}
        action={
          source !== null && source > 0 ? (
            <Button variant="plain" onClick={() => change({ typed: typedFrom(source) })}>
              {t('all')}
            </Button>
          ) : null
        }
      />
      {round.length > 0 && (
        <AmountChips
          label={t('quick')}
          amounts={round}
          currency={currency}
          chosen={checkTransfer(draft)}
          onChoose={(typed) => change({ typed })}
        />
      )}
      <p className="visually-hidden" role="status">
        {draft.from && source !== null ? t('available', { amount: formatMoney(source, currency) }) : ''}
      </p>
    </CommandForm>
  )
}
