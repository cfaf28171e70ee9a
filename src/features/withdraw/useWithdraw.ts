import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawAllCall } from '../../api/withdraw.ts'
import { exactMoney, type Currency } from '../../i18n/money.ts'
import { useMoneyReceipt } from '../../commands/useReceipt.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useCommandDone } from '../../commands/useOpenCommands.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { useTyped } from '../../session/useTyped.ts'
import { checkWithdraw, type AmountLimits, type WithdrawProblem } from './rules.ts'

export function useWithdraw(currency: Currency, limits: AmountLimits) {
  const { t } = useTranslation(['withdraw', 'common'])
  const command = useCommand('withdraw')
  const receiptOf = useMoneyReceipt('withdraw')
  const [typed, setTyped] = useTyped<string>('withdraw', () => '')
  const [problem, setProblem] = useState<WithdrawProblem | null>(null)

  const type = (text: string) => {
    setTyped(text)
    setProblem(null)
    command.forgetRepeated()
  }

  useCommandDone('withdraw', () => type(''))

  const submit = () => {
    const minor = checkWithdraw(typed, limits)
    if (typeof minor === 'string') return setProblem(minor)
    void command.run(withdrawAllCall, {
      body: { amount: minor },
      amountMinor: minor,
      leave: closeDialog,
      done: (said) => ({
        title: t('doneTitle'),
        text: said ?? t('doneText', { amount: exactMoney(minor, currency) }),
        isWaiting: true,
        receipt: { ...receiptOf(minor, {}, { said }), hint: t('doneHint') },
      }),
    })
  }
  return { typed, problem, type, submit, ...command }
}
