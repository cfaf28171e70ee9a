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
import { formatMovement } from '../../i18n/figures.ts'
import type { Currency } from '../../i18n/money.ts'
import { useAgo } from '../../i18n/useAgo.ts'
import { mainWallet } from '../../wallet/accounts.ts'
import { Time } from '../../ui/Time.tsx'
import { descriptionOf, directionOf, magnitudeOf } from './rules.ts'
import styles from './MovementRow.module.css'

const kinds = {
  deposit: { icon: ArrowDownLeft, text: 'deposit' },
  bonus: { icon: Gift, text: 'bonus' },
  finish_bonus: { icon: PackageCheck, text: 'finishBonus' },
  withdraw: { icon: ArrowUpRight, text: 'withdraw' },
  transfer: { icon: ArrowLeftRight, text: 'transfer' },
} as const satisfies Record<string, { icon: LucideIcon; text: string }>

const isKnown = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type)

interface Props {
  row: StatementRow
  names: ReadonlyMap<string, string>
  currency: Currency
  /** Epoch milliseconds. */
  now: number
}

/** One movement: icon, activity, date, signed amount and status. */
export function MovementRow({ row, names, currency, now }: Props) {
  const { t } = useTranslation(['statement', 'common'])
  const ago = useAgo()
  const kind = isKnown(row.statementType) ? kinds[row.statementType] : null
  const Icon = kind?.icon ?? CircleHelp
  const progress = progressOf(row.status)
  const direction = directionOf(row)
  const nameOf = (code: string) => (code === mainWallet ? t('common:mainWallet') : (names.get(code) ?? code))
  const way = row.from && row.to ? t('way', { from: nameOf(row.from), to: nameOf(row.to) }) : ''
  const detail = descriptionOf(row) || (row.statementType === 'transfer' ? way : '')

  return (
    <li className={styles['row']} data-progress={progress}>
      <span className={styles['icon']} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className={styles['what']}>
        <p className={styles['activity']}>{kind ? t(kind.text) : row.statementType || t('other')}</p>
        {detail && <p className={styles['detail']}>{detail}</p>}
        <p className={styles['when']}>
          <Time at={row.createdAt} />
          {row.createdAt && <span>{ago(row.createdAt, now)}</span>}
        </p>
      </div>
      <div className={styles['outcome']}>
        <p className={styles['amount']} data-direction={direction ?? undefined}>
          {formatMovement(magnitudeOf(row), currency, direction)}
        </p>
        <p className={styles['status']}>{t(progress)}</p>
      </div>
    </li>
  )
}
