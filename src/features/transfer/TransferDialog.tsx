import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mainWallet } from '../../api/entities.ts'
import { transferCall } from '../../api/transfer.ts'
import type { Wallet } from '../../api/wallet.ts'
import { CommandForm } from '../../commands/CommandForm.tsx'
import { useCommand } from '../../commands/useCommand.ts'
import { useLateOutcome } from '../../commands/useOpenCommands.ts'
import { useMoneyReceipt } from '../../commands/useReceipt.ts'
import { formatLimit, typedFrom } from '../../i18n/amounts.ts'
import { exactMoney, formatMoney, maskWord, type Currency } from '../../i18n/money.ts'
import { closeTopDialog, openDialog, useDialog } from '../../nav/useDialog.ts'
import { useDraft } from '../../session/drafts.ts'
import { lastUsed, storeLastUsed } from '../../session/lastUsed.ts'
import { AmountChips } from '../../ui/controls/AmountChips.tsx'
import { AmountField } from '../../ui/controls/AmountField.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { currencyOf, minimumTransfer, transferAccounts, type TransferAccount } from '../../wallet/accounts.ts'
import { useMemberHash, useWallet } from '../../wallet/useWallet.ts'
import {
  checkTransfer,
  firstAccounts,
  isAboutAccounts,
  transferChips,
  type TransferDraft,
  type TransferProblem,
} from './rules.ts'
import { TransferAccounts } from './TransferAccounts.tsx'
import styles from './TransferDialog.module.css'

export function TransferDialog() {
  const { t } = useTranslation('transfer')
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet()]} height={458} shape="form">
        {([wallet]) => <TransferForm wallet={wallet} />}
      </Reads>
    </Sheet>
  )
}

function useTransfer(accounts: readonly TransferAccount[], currency: Currency, nameOf: (code: string) => string) {
  const { t } = useTranslation('transfer')
  const command = useCommand('transfer')
  const receiptOf = useMoneyReceipt('transfer')
  const address = useDialog()
  const member = useMemberHash()
  const codes = accounts.map(({ code }) => code)
  const first = () =>
    firstAccounts(codes, { from: address?.from, to: address?.to, lastTo: lastUsed(member, 'transfer')?.code ?? null })
  const [typed, setDraft] = useDraft<TransferDraft>(
    'transfer',
    () => ({ ...first(), amountText: '' }),
    // If an account disappears, the amount stays.
    (kept) => (codes.includes(kept.from) && codes.includes(kept.to) ? kept : { ...kept, ...first() }),
  )
  const listed = (code: string) => (codes.includes(code) ? code : '')
  // A tap sends only accounts that are shown.
  const draft = { ...typed, from: listed(typed.from), to: listed(typed.to) }
  const [problem, setProblem] = useState<TransferProblem | null>(null)

  const change = (part: Partial<TransferDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblem(null)
    command.dismissDuplicate()
  }

  useLateOutcome('transfer', (outcome) => outcome === 'done' && change({ amountText: '' }))

  const submit = () => {
    const minor = checkTransfer(draft, currency)
    if (typeof minor === 'string') return setProblem(minor)
    const { from, to } = draft
    const moved = { amount: exactMoney(minor, currency), from: nameOf(from), to: nameOf(to) }
    void command.run(transferCall, {
      body: { from, to, amount: minor },
      amountMinor: minor,
      parameters: { from, to },
      closeDialog: closeTopDialog,
      onOutcome: ({ status }) => status === 'done' && storeLastUsed(member, 'transfer', to === mainWallet ? from : to),
      done: (serverText) => ({
        title: t('doneTitle'),
        text: serverText ?? t('doneText', moved),
        receipt: receiptOf(minor, { from, to }, { serverText }),
      }),
    })
  }
  return { draft, problem, change, submit, command }
}

function TransferForm({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation(['transfer', 'common', 'shared'])
  const currency = currencyOf(wallet)
  const accounts = transferAccounts(wallet)
  const nameOf = (code: string) =>
    code === mainWallet ? t('common:mainWallet') : (accounts.find((account) => account.code === code)?.name ?? code)
  const { draft, problem, change, submit, command } = useTransfer(accounts, currency, nameOf)

  const source = accounts.find((account) => account.code === draft.from)?.amount ?? null
  // The offered amounts would reveal a hidden balance.
  const round = maskWord() === null ? transferChips(source) : []
  const minor = checkTransfer(draft, currency)
  const isReady = typeof minor === 'number'
  const message = problem && t(problem, { amount: formatLimit(minimumTransfer, currency) })
  return (
    <CommandForm
      command={command}
      unknownText={t('unknownText')}
      submitLabel={isReady && maskWord() === null ? `${t('submit')} ${exactMoney(minor, currency)}` : t('submit')}
      isReady={isReady}
      onSubmit={submit}
    >
      <TransferAccounts accounts={accounts} currency={currency} draft={draft} nameOf={nameOf} onChange={change} />
      {problem && isAboutAccounts(problem) && (
        <p className={styles['problem']} role="alert">
          {message}
        </p>
      )}
      <Button variant="plain" className={styles['where']} onClick={() => openDialog({ name: 'moneyMap' })}>
        <MapPin size={18} />
        <span>{t('whereMoney')}</span>
      </Button>
      <AmountField
        label={t('amount')}
        currency={currency}
        value={draft.amountText}
        onChange={(event) => change({ amountText: event.target.value })}
        error={problem && !isAboutAccounts(problem) ? message : null}
        hint={t('hint', { amount: formatLimit(minimumTransfer, currency) })}
        action={
          source !== null && source > 0 ? (
            <Button variant="plain" onClick={() => change({ amountText: typedFrom(source) })}>
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
          chosen={minor}
          onChoose={(amountText) => change({ amountText })}
        />
      )}
      <p className="visually-hidden" role="status">
        {draft.from && source !== null ? t('available', { amount: formatMoney(source, currency) }) : ''}
      </p>
    </CommandForm>
  )
}
