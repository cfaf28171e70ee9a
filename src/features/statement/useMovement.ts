import { useTranslation } from 'react-i18next'
import { progressOf } from '../../api/progress.ts'
import type { StatementRow } from '../../api/statement.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatMovement } from '../../i18n/figures.ts'
import type { Currency } from '../../i18n/money.ts'
import { useAgo } from '../../i18n/useAgo.ts'
import { whole } from '../../i18n/wholeName.ts'
import { showAlert, type AccountFace } from '../../messages/alerts.ts'
import { mainWallet } from '../../wallet/accounts.ts'
import { useWithdrawalSteps } from '../../ui/useWithdrawalSteps.ts'
import { kindOf } from './kinds.ts'
import { shortBank } from '../../service/bankName.ts'
import { descriptionOf, directionOf, magnitudeOf, tones, withdrawalSteps } from './rules.ts'

/** What the app calls an account or a bank, and what it is recognised by; null for a code that it does not know. */
export type NameOf = (code: string) => { readonly name: string; readonly account: AccountFace | null }

/** A movement in words, and its receipt. */
export function useMovement(row: StatementRow, nameOf: NameOf, currency: Currency) {
  const { t } = useTranslation(['statement', 'shared'])
  const stepsOf = useWithdrawalSteps()
  const ago = useAgo()
  const { statementType, from, to, createdAt } = row
  const kind = kindOf(statementType)
  const progress = progressOf(row.status)
  const direction = directionOf(row)
  const activity = kind.text ? t(kind.text) : statementType || t('other')
  const isWay = from !== '' && to !== '' && ['deposit', 'withdraw', 'transfer'].includes(statementType)
  const short = (code: string) => (code === mainWallet ? t('wallet') : shortBank(nameOf(code).name))
  const description = descriptionOf(row)
  const amount = formatMovement(magnitudeOf(row), currency, direction)

  const end = (label: string, code: string) => {
    const { name, account } = nameOf(code)
    return { label, value: isWay ? name : '', account }
  }
  const open = () =>
    showAlert({
      tone: tones[progress],
      title: progress === 'failed' ? t('failedOf', { what: activity }) : activity,
      text: t('receiptText', { amount, status: t(progress), time: formatDateTime(createdAt) }),
      receipt: {
        amount,
        ...(statementType === 'withdraw' && { steps: stepsOf(withdrawalSteps[progress]) }),
        rows: [
          { label: t('detail'), value: description },
          end(t('from'), from),
          end(t('to'), to),
          { label: t('status'), value: t(progress) },
          {
            label: t('time'),
            value: formatDateTime(createdAt),
            ...(createdAt && { detail: ago(createdAt, Date.now()) }),
          },
        ],
      },
    })
  const wayEnd = (code: string, name: string) => ({ name, isMain: code === mainWallet })
  const way = isWay && description === '' ? { from: wayEnd(from, short(from)), to: wayEnd(to, whole(short(to))) } : null
  // Whom the money came from or went to; between two games, the one that is named first.
  const other = isWay ? nameOf(from === mainWallet ? to : from).account : null
  return {
    kind,
    progress,
    direction,
    amount,
    activity,
    title: description || activity,
    way,
    other,
    open,
  }
}
