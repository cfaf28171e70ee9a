import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawAll } from '../../api/withdraw.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useDoneMeanwhile } from '../../commands/settling/settled.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { checkWithdraw, type Limits, type WithdrawProblem } from './rules.ts'

/** The withdraw form's state and its one command. `destination`: the account that is paid to, in words; '' where it is not known. */
export function useWithdraw(currency: Currency, limits: Limits, destination: string) {
  const { t } = useTranslation(['withdraw', 'common'])
  const command = useCommand('withdraw', { leavesRow: true })
  const receiptOf = useReceipt()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<WithdrawProblem | null>(null)

  const type = (text: string) => {
    setTyped(text)
    setProblem(null)
    command.forgetRepeated()
  }

  useDoneMeanwhile('withdraw', () => type(''))

  const submit = () => {
    const minor = checkWithdraw(typed, limits)
    if (typeof minor === 'string') return setProblem(minor)
    void command.run({ amountMinor: minor }, () => withdrawAll(minor), {
      leave: closeDialog,
      done: (said) => ({
        title: t('doneTitle'),
        text: said ?? t('doneText', { amount: formatMoney(minor, currency) }),
        isWaiting: true,
        receipt: receiptOf(formatMoney(minor, currency), said, {
          from: t('common:mainWallet'),
          to: destination,
          step: t('stepWaiting'),
        }),
      }),
    })
  }
  return { typed, problem, type, submit, ...command }
}
