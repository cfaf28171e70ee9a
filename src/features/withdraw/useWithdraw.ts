import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawAll } from '../../api/withdraw.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { useCommand } from '../../member/useCommand.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { showAlert } from '../../ui/messages.ts'
import { checkWithdraw, type Limits, type WithdrawProblem } from './rules.ts'

/** The withdraw form's state and its one command. */
export function useWithdraw(currency: Currency, limits: Limits) {
  const { t } = useTranslation(['withdraw', 'common'])
  const errorText = useErrorText()
  const messageText = useMessageText()
  const command = useCommand('withdraw')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<WithdrawProblem | null>(null)
  // The dialog goes by a step back in the history, which takes a moment: a tap in it is no second withdrawal.
  const leaving = useRef(false)

  const type = (text: string) => {
    setTyped(text)
    setProblem(null)
  }

  const submit = async () => {
    if (leaving.current) return
    const minor = checkWithdraw(typed, limits)
    if (typeof minor === 'string') return setProblem(minor)
    const outcome = await command.run(minor, () => withdrawAll(minor))
    if (outcome?.status === 'known') {
      leaving.current = true
      await closeDialog()
      leaving.current = false
      const text = messageText(outcome.answer.message) ?? t('doneText', { amount: formatMoney(minor, currency) })
      showAlert({ tone: 'success', title: t('doneTitle'), text })
    } else if (outcome?.status === 'failed' && !outcome.error.ended) {
      showAlert({ tone: 'error', title: t('common:errorTitle'), text: errorText(outcome.error) })
    }
  }
  return { typed, problem, type, submit, ...command }
}
