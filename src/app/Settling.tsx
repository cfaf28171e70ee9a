import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { settleIntent, type Intent } from '../commands/intents.ts'
import { formatDateTime, formatTime } from '../i18n/dates.ts'
import { exactMoney } from '../i18n/money.ts'
import { showAlert } from '../messages/alerts.ts'
import { useWithdrawalSteps } from '../ui/useWithdrawalSteps.ts'
import { currencyOf, mainWallet } from '../wallet/accounts.ts'
import { faceOf } from '../wallet/accountFace.ts'
import { noteFinding } from '../commands/settling/findings.ts'
import { showsMoney } from '../wallet/showsMoney.ts'
import { settle, type Settled } from '../commands/settling/settle.ts'
import { noteSettled } from '../commands/settling/settled.ts'
import { useOpenIntents } from '../commands/useOpenIntents.ts'
import { readFreshWallet, useWallet } from '../wallet/useWallet.ts'
import { minorOf } from '../money/minor.ts'

/** Settles commands whose outcome is unknown, on every page, and tells the player how each ended. */
export const Settling = () => useOpenIntents().map((intent) => <SettleOne key={intent.id} intent={intent} />)

function SettleOne({ intent }: { intent: Intent }) {
  const report = useReport(intent)
  const { mutate } = useSWRConfig()
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const nameOf = useEffectEvent((code: string) => wallet?.slots.find((game) => game.code === code)?.name || null)
  const end = useEffectEvent((found: Settled) => {
    noteFinding(intent.id, 'cannotTell')
    if (found === 'cannotTell') return
    settleIntent(intent.id)
    noteSettled(intent, found !== 'notCarriedOut' && found.status !== 'refused')
    void mutate(showsMoney)
    report(found)
  })
  const begin = useEffectEvent((isOver: () => boolean) => {
    const readMain = async () => {
      const read = await readFreshWallet()
      if (!isOver()) void mutate(showsMoney)
      return read.wallet.amount
    }
    return settle(intent, { isOver, readMain, nameOf })
  })
  const { id } = intent
  useEffect(() => {
    let isOver = false
    noteFinding(id, 'looking')
    void begin(() => isOver).then((found) => found && end(found))
    return () => {
      isOver = true
    }
  }, [id])
  return null
}

/** Returns what shows an alert with the verdict of the statement on a command; a receipt where money has moved. */
function useReport({ kind, amountMinor, parameters }: Intent) {
  const { t } = useTranslation(['shared', 'common'])
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const stepsOf = useWithdrawalSteps()
  const amount = exactMoney(minorOf(amountMinor), currencyOf(wallet))
  const what = t(kind === 'withdraw' ? 'settledWithdrawal' : 'settledTransfer', { amount })
  const nameOf = (code: string) =>
    code === mainWallet ? t('common:mainWallet') : wallet?.slots.find((game) => game.code === code)?.name || code
  return (found: Exclude<Settled, 'cannotTell'>) => {
    if (found === 'notCarriedOut')
      return showAlert({
        tone: 'error',
        title: t('settledNotCarriedOutTitle'),
        text: t('settledNotCarriedOut', { what }),
      })
    const time = formatTime(found.at)
    if (found.status === 'refused')
      return showAlert({ tone: 'error', title: t('settledRefusedTitle'), text: t('settledRefused', { what, time }) })
    const isDone = found.status === 'done'
    const { from = mainWallet, to = '' } = parameters
    showAlert({
      tone: isDone ? 'success' : 'waiting',
      title: t(isDone ? 'settledDoneTitle' : 'settledWaitingTitle'),
      text: t(isDone ? 'settledDone' : 'settledWaiting', { what, time }),
      receipt: {
        amount,
        ...(kind === 'withdraw' && { steps: stepsOf(isDone ? 'paid' : 'received') }),
        rows: [
          { label: t('receiptFrom'), value: nameOf(from), account: faceOf(from, wallet?.slots ?? []) },
          { label: t('receiptTo'), value: nameOf(to), account: to === '' ? null : faceOf(to, wallet?.slots ?? []) },
          { label: t('receiptTime'), value: formatDateTime(found.at) },
        ],
      },
    })
  }
}
