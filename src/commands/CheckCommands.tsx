import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { statementCall } from '../api/statement.ts'
import { readsOf } from '../api/useRead.ts'
import { exactMoney } from '../i18n/money.ts'
import { formatMinute } from '../i18n/time.ts'
import { showAlert } from '../lib/alerts.ts'
import { monotonicNow } from '../lib/clock.ts'
import { minorOf } from '../lib/money/minor.ts'
import type { RowOutcome } from '../wallet/ledger/outcome.ts'
import { mainBalanceSince, useCurrency, useReadWallet } from '../wallet/useWallet.ts'
import { settleCommand, type OpenCommand } from './openCommands.ts'
import { checkUntilKnown } from './statementCheck.ts'
import { useUnknownCommands } from './useOpenCommands.ts'
import { useMoneyReceipt } from './useReceipt.ts'

const isStatementRead = readsOf(statementCall)

/** Runs on every page; alerts the player once a row proves an outcome. A restart is a new key. */
export const CheckCommands = () =>
  useUnknownCommands().map((command) => <CheckOne key={`${command.id} ${command.check.restarts}`} command={command} />)

function CheckOne({ command }: { command: OpenCommand }) {
  const { mutate } = useSWRConfig()
  const readWallet = useReadWallet()
  const report = useEffectEvent(useOutcomeReport(command))
  const check = useEffectEvent(async (isOver: () => boolean) => {
    const began = monotonicNow()
    const onChecked = () => void mutate(isStatementRead)
    const outcome = await checkUntilKnown(command, { readWallet, isOver, onChecked })
    if (!outcome || isOver()) return
    report(outcome, mainBalanceSince(began) ?? '-')
    settleCommand(command.id, outcome.status === 'failed' ? 'failed' : 'done')
  })
  useEffect(() => {
    let isOver = false
    void check(() => isOver)
    return () => {
      isOver = true
    }
  }, [])
  return null
}

function useOutcomeReport({ kind, amountMinor, parameters }: OpenCommand) {
  const { t } = useTranslation('shared')
  const currency = useCurrency()
  const receiptOf = useMoneyReceipt(kind)
  const amount = exactMoney(minorOf(amountMinor), currency)
  const what = t(kind === 'withdraw' ? 'outcomeWithdrawal' : 'outcomeTransfer', { amount })
  return ({ status, at }: RowOutcome, balance: string) => {
    const time = formatMinute(Date.parse(at), Date.now())
    if (status === 'failed') {
      const text = t('outcomeFailed', { what, time, balance })
      showAlert({ tone: 'error', title: t('outcomeFailedTitle'), text })
      return
    }
    const isDone = status === 'done'
    showAlert({
      tone: isDone ? 'success' : 'waiting',
      title: t(isDone ? 'outcomeDoneTitle' : 'outcomeUnderWayTitle'),
      text: t(isDone ? 'outcomeDone' : 'outcomeUnderWay', { what, time }),
      receipt: receiptOf(amountMinor, parameters, { isPaid: isDone, at, balance }),
    })
  }
}
