import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  CircleHelp,
  Gift,
  PackageCheck,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { progressOf } from '../../api/progress.ts'
import type { StatementRow } from '../../api/statement.ts'
import { formatDateTime, formatSeconds } from '../../i18n/dates.ts'
import { formatMovement } from '../../i18n/figures.ts'
import type { Currency } from '../../i18n/money.ts'
import { useAgo } from '../../i18n/useAgo.ts'
import { showAlert } from '../../messages/alerts.ts'
import { KindTile, type Kind } from '../../ui/KindTile.tsx'
import { descriptionOf, directionOf, magnitudeOf, tones } from './rules.ts'
import { classes } from '../../ui/classes.ts'
import rowStyles from '../../ui/RowButton.module.css'
import styles from './MovementRow.module.css'

const kinds = {
  deposit: { icon: ArrowDownLeft, text: 'deposit', tile: 'in' },
  bonus: { icon: Gift, text: 'bonus', tile: 'bonus' },
  finish_bonus: { icon: PackageCheck, text: 'finishBonus', tile: 'bonus' },
  withdraw: { icon: ArrowUpRight, text: 'withdraw', tile: 'out' },
  transfer: { icon: ArrowLeftRight, text: 'transfer', tile: 'invite' },
} as const satisfies Record<string, { icon: LucideIcon; text: string; tile: Kind }>

/** What has not moved any money, or not yet, has no colour of its kind. */
const tiles = { underWay: 'wait', failed: 'out' } as const

const isKnown = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type)

interface Props {
  row: StatementRow
  /** An account's or a bank's name; its code where it has none. */
  nameOf(code: string): string
  currency: Currency
  /** Epoch milliseconds. */
  now: number
}

/** One movement: icon, activity, signed amount, time, and its status unless it is done. A tap opens its receipt. */
export function MovementRow({ row, nameOf, currency, now }: Props) {
  const { t } = useTranslation('statement')
  const ago = useAgo()
  const { statementType, from, to, createdAt } = row
  const kind = isKnown(statementType) ? kinds[statementType] : null
  const progress = progressOf(row.status)
  const direction = directionOf(row)
  const activity = kind ? t(kind.text) : statementType || t('other')
  const isPayment = statementType === 'deposit' || statementType === 'withdraw'
  const way =
    from && to && (isPayment || statementType === 'transfer') ? t('way', { from: nameOf(from), to: nameOf(to) }) : ''
  const detail = descriptionOf(row) || way
  const amount = formatMovement(magnitudeOf(row), currency, direction)

  const open = () => {
    const lines = [
      { label: t('detail'), value: descriptionOf(row) },
      { label: t('from'), value: way && nameOf(from) },
      { label: t('to'), value: way && nameOf(to) },
      { label: t('status'), value: t(progress) },
      { label: t('time'), value: formatDateTime(createdAt) },
    ]
    const text = t('receiptText', { amount, status: t(progress), time: formatDateTime(createdAt) })
    showAlert({
      tone: tones[progress],
      title: activity,
      text,
      receipt: { amount, rows: lines.filter(({ value }) => value !== '') },
    })
  }
  return (
    <li data-progress={progress} className={styles['item']}>
      <button type="button" className={classes(rowStyles['row'], styles['row'])} onClick={open}>
        <KindTile
          icon={kind?.icon ?? CircleHelp}
          kind={progress === 'success' ? (kind?.tile ?? 'out') : tiles[progress]}
        />
        <span className={styles['activity']}>
          <b>{activity}</b>
          {detail && (
            <>
              <span className={styles['dot']}> · </span>
              <span className={styles['detail']}>{detail}</span>
            </>
          )}
        </span>
        <span className={styles['amount']} data-direction={direction ?? undefined}>
          {amount}
        </span>
        <span className={styles['when']}>
          <time dateTime={createdAt ?? undefined}>{createdAt ? formatSeconds(createdAt) : '-'}</time>
          {createdAt && <span> · {ago(createdAt, now)}</span>}
        </span>
        <span className={progress === 'success' ? 'visually-hidden' : styles['status']}>{t(progress)}</span>
      </button>
    </li>
  )
}
