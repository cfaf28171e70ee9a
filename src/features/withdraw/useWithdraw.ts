import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawAllCall } from '../../api/withdraw.ts'
import { exactMoney, type Currency } from '../../i18n/money.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useDoneMeanwhile } from '../../commands/useOpenCommands.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { useTyped } from '../../session/useTyped.ts'
import { useWithdrawalSteps } from '../../ui/useWithdrawalSteps.ts'
import { checkWithdraw, type Limits, type WithdrawProblem } from './rules.ts'

/** The account that is paid to: in words, its bank's code, and its holder; '' where it is not known. */
interface Destination {
  readonly name: string
  readonly bank: string
  readonly holder: string
}

/** The withdraw form's state and its one command. */
export function useWithdraw(currency: Currency, limits: Limits, destination: Destination) {
  const { t } = useTranslation(['withdraw', 'common'])
  const command = useCommand('withdraw')
  const receiptOf = useReceipt()
  const stepsOf = useWithdrawalSteps()
  const [typed, setTyped] = useTyped<string>('withdraw', () => '')
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
    void command.run(
      withdrawAllCall,
      { body: { amount: minor }, amountMinor: minor },
      {
        leave: closeDialog,
        done: (said) => ({
          title: t('doneTitle'),
          text: said ?? t('doneText', { amount: exactMoney(minor, currency) }),
          isWaiting: true,
          receipt: {
            ...receiptOf(exactMoney(minor, currency), said, {
              from: 'main',
              to: { ...destination, account: destination.bank === '' ? null : { of: 'bank', code: destination.bank } },
              movesMain: true,
              steps: stepsOf('received'),
            }),
            hint: t('doneHint'),
          },
        }),
      },
    )
  }
  return { typed, problem, type, submit, ...command }
}
