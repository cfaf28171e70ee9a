import { mainWallet } from '../../api/entities.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { transferCall } from '../../api/transfer.ts'
import { exactMoney, type Currency } from '../../i18n/money.ts'
import type { TransferAccount } from '../../wallet/accounts.ts'
import { useMoneyReceipt } from '../../commands/useReceipt.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useLateOutcome } from '../../commands/useOpenCommands.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { leaveDialog, useDialog } from '../../nav/useDialog.ts'
import { useTyped } from '../../session/useTyped.ts'
import { lastUsed, noteUsed } from '../../session/lastUsed.ts'
import { checkTransfer, firstAccounts, type TransferDraft, type TransferProblem } from './rules.ts'

export function useTransfer(
  accounts: readonly TransferAccount[],
  currency: Currency,
  nameOf: (code: string) => string,
) {
  const { t } = useTranslation('transfer')
  const command = useCommand('transfer')
  const receiptOf = useMoneyReceipt('transfer')
  const address = useDialog()
  const member = useMemberHash()
  const codes = accounts.map(({ code }) => code)
  const first = () =>
    firstAccounts(codes, { from: address?.from, to: address?.to, lastTo: lastUsed(member, 'transfer')?.code ?? null })
  const [draft, setDraft] = useTyped<TransferDraft>(
    'transfer',
    () => ({ ...first(), typed: '' }),
    // If an account disappears, the amount stays.
    (kept) => (codes.includes(kept.from) && codes.includes(kept.to) ? kept : { ...kept, ...first() }),
  )
  const [problem, setProblem] = useState<TransferProblem | null>(null)

  const change = (part: Partial<TransferDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblem(null)
    command.forgetDuplicate()
  }

  useLateOutcome('transfer', (outcome) => outcome === 'done' && change({ typed: '' }))

  const submit = () => {
    const minor = checkTransfer(draft)
    if (typeof minor === 'string') return setProblem(minor)
    const { from, to } = draft
    const moved = { amount: exactMoney(minor, currency), from: nameOf(from), to: nameOf(to) }
    void command.run(transferCall, {
      body: { from, to, amount: minor },
      amountMinor: minor,
      from,
      to,
      closeDialog: leaveDialog,
      after: ({ status }) => status === 'done' && noteUsed(member, 'transfer', to === mainWallet ? from : to),
      done: (said) => ({
        title: t('doneTitle'),
        text: said ?? t('doneText', moved),
        receipt: receiptOf(minor, { from, to }, { said }),
      }),
    })
  }
  return { draft, problem, change, submit, ...command }
}
