import { mainWallet } from '../../api/entities.ts'
import { useTranslation } from 'react-i18next'
import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  CircleHelp,
  Gift,
  PackageCheck,
  type LucideIcon,
} from 'lucide-react'
import type { RowKind, StatementRow } from '../../api/statement.ts'
import type { TileKind } from '../../ui/money/KindTile.tsx'
import { formatDateTime } from '../../i18n/dates.ts'
import { useAgo } from '../../i18n/useAgo.ts'
import { formatMovement } from '../../i18n/amounts.ts'
import type { Currency } from '../../i18n/money.ts'
import { showAlert, type AccountIcon } from '../../lib/alerts.ts'
import { useWithdrawalSteps } from '../../wallet/receipts/useWithdrawalSteps.ts'
import { shortBank } from '../../operator/bankName.ts'
import { directionOf, magnitudeOf, namedEnd, progressTones, withdrawalSteps } from './rules.ts'

export const movementKinds = {
  deposit: { icon: ArrowDownLeft, text: 'deposit', tile: 'in', verb: 'deposited' },
  bonus: { icon: Gift, text: 'bonus', tile: 'bonus', verb: null },
  finishBonus: { icon: PackageCheck, text: 'finishBonus', tile: 'bonus', verb: null },
  withdraw: { icon: ArrowUpRight, text: 'withdraw', tile: 'out', verb: 'withdrawn' },
  transfer: { icon: ArrowLeftRight, text: 'transfer', tile: 'invite', verb: 'transferred' },
  other: { icon: CircleHelp, text: 'other', tile: 'out', verb: null },
} as const satisfies Record<RowKind, { icon: LucideIcon; text: string; tile: TileKind; verb: string | null }>

/** @returns the server's own word for an unknown kind, else ''. */
export const serverWordOf = ({ kind, word }: Pick<StatementRow, 'kind' | 'word'>) => (kind === 'other' ? word : '')

export type NameOf = (code: string) => { readonly name: string; readonly account: AccountIcon | null }

export function useMovement(row: StatementRow, nameOf: NameOf, currency: Currency) {
  const { t } = useTranslation(['statement', 'shared'])
  const stepsOf = useWithdrawalSteps()
  const ago = useAgo()
  const { from, to, createdAt, progress, description } = row
  const kind = movementKinds[row.kind]
  const direction = directionOf(row)
  const activity = serverWordOf(row) || t(kind.text)
  const { verb } = kind
  const isWithdrawal = row.kind === 'withdraw'
  const isWay = from !== '' && to !== '' && verb !== null
  const named = isWay ? namedEnd(row) : null
  const short = (code: string) => shortBank(nameOf(code).name)
  const amount = formatMovement(magnitudeOf(row), currency, direction)

  const end = (label: string, code: string) => {
    const { name, account } = nameOf(code)
    return { label, value: isWay ? name : '', account }
  }
  const open = (now: number) => {
    const time = { label: t('time'), value: formatDateTime(createdAt) }
    showAlert({
      tone: progressTones[progress],
      title: progress === 'failed' ? t('failedOf', { what: activity }) : activity,
      text: t('receiptText', { amount, status: t(progress), time: formatDateTime(createdAt) }),
      receipt: {
        amount,
        ...(isWithdrawal && { steps: stepsOf(withdrawalSteps[progress]) }),
        rows: [
          { label: t('detail'), value: description },
          end(t('from'), from),
          end(t('to'), to),
          // The steps show it.
          { label: t('status'), value: isWithdrawal ? '' : t(progress) },
          createdAt ? { ...time, detail: ago(createdAt, now) } : time,
        ],
      },
    })
  }
  const isBetween = named !== null && from !== mainWallet && to !== mainWallet
  // Named unless it is the main wallet, which each other title implies.
  const way = () => {
    if (named === null) return activity
    if (isBetween) return t('fromName', { what: t(verb ?? kind.text), name: short(from) })
    if (row.kind !== 'transfer') return activity
    return t(to === mainWallet ? 'fromGame' : 'toGame')
  }
  return {
    kind,
    progress,
    direction,
    amount,
    title: named === null ? [activity, description].filter(Boolean).join(' ') : way(),
    name: named === null ? '' : [short(named), description].filter(Boolean).join(' · '),
    isBetween,
    account: named === null ? null : nameOf(named).account,
    open,
  }
}
