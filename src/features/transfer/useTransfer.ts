import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { transfer } from '../../api/transfer.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import type { Account } from '../../member/accounts.ts'
import { useCommand } from '../../member/useCommand.ts'
import { leaveDialog, useDialog } from '../../nav/useDialog.ts'
import { showAlert } from '../../ui/messages.ts'
import { checkTransfer, type TransferDraft, type TransferProblem } from './rules.ts'

/**
 * The transfer form's state and its one command; it begins with the accounts that the address names. `nameOf` gives an account's name
 * in the player's language.
 */
export function useTransfer(accounts: readonly Account[], currency: Currency, nameOf: (code: string) => string) {
  const { t } = useTranslation(['transfer', 'common'])
  const errorText = useErrorText()
  const messageText = useMessageText()
  const command = useCommand('transfer')
  const address = useDialog()
  const known = (wanted = '') => (accounts.some(({ code }) => code === wanted) ? wanted : '')
  const [draft, setDraft] = useState<TransferDraft>({ from: known(address?.from), to: known(address?.to), typed: '' })
  const [problem, setProblem] = useState<TransferProblem | null>(null)
  // The dialog goes by a step back in the history, which takes a moment: a tap in it is no second transfer.
  const leaving = useRef(false)

  const change = (part: Partial<TransferDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblem(null)
  }

  const submit = async () => {
    if (leaving.current) return
    const minor = checkTransfer(draft)
    if (typeof minor === 'string') return setProblem(minor)
    const { from, to } = draft
    const outcome = await command.run(minor, () => transfer({ from, to, amount: minor }))
    if (outcome?.status === 'known') {
      leaving.current = true
      await leaveDialog()
      leaving.current = false
      const moved = { amount: formatMoney(minor, currency), from: nameOf(from), to: nameOf(to) }
      showAlert({
        tone: 'success',
        title: t('doneTitle'),
        text: messageText(outcome.answer.message) ?? t('doneText', moved),
      })
    } else if (outcome?.status === 'failed' && !outcome.error.ended) {
      showAlert({ tone: 'error', title: t('common:errorTitle'), text: errorText(outcome.error) })
    }
  }
  return { draft, problem, change, submit, ...command }
}
