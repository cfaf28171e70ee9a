import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  CircleHelp,
  Gift,
  type LucideIcon,
  PackageCheck,
  X,
} from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { mainWallet } from '../../api/entities.ts'
import type { RowKind, StatementRow } from '../../api/statement.ts'
import { formatMovement, hideAmounts } from '../../i18n/amounts.ts'
import { formatDateTime, formatTime } from '../../i18n/dates.ts'
import { useAgo, useShortAgo } from '../../i18n/useAgo.ts'
import { type AccountIcon, showAlert } from '../../lib/alerts.ts'
import { fitsBankName, shortBank } from '../../operator/bankName.ts'
import { DayGroups } from '../../ui/lists/DayGroups.tsx'
import { MoneyRow } from '../../ui/lists/MoneyRow.tsx'
import { AccountTile } from '../../ui/money/AccountTile.tsx'
import { BadgedTile } from '../../ui/money/BadgedTile.tsx'
import { KindTile, type TileKind } from '../../ui/money/KindTile.tsx'
import { useNow } from '../../ui/useNow.ts'
import { magnitudeOf } from '../../wallet/ledger/reading.ts'
import { useWithdrawalSteps } from '../../wallet/receipts/useWithdrawalSteps.ts'
import { useCurrency } from '../../wallet/useWallet.ts'
import { directionOf, namedEnd, progressTones } from './rules.ts'

interface Props {
  rows: readonly StatementRow[]
  nameOf: NameOf
  /** Of the days' headings. */
  level: 2 | 4
}

/** Memoised: a page change must not rerender old rows. */
export const Movements = memo(function Movements({ rows, nameOf, level }: Props) {
  const now = useNow()
  return (
    <DayGroups rows={rows} now={now} level={level} keyOf={({ writtenKind }) => writtenKind}>
      {(row) => <MovementRow row={row} nameOf={nameOf} now={now} />}
    </DayGroups>
  )
})

/** Only completed movements have the colour of their kind. */
const faces = { underWay: { tile: 'wait' }, failed: { icon: X, tile: 'danger' } } as const

/** `now` is epoch ms. */
function MovementRow({ row, nameOf, now }: { row: StatementRow; nameOf: NameOf; now: number }) {
  const { t, i18n } = useTranslation('statement')
  const ago = useShortAgo()
  const { createdAt: at } = row
  const { kind, progress, direction, amount, title, name, account, open } = useMovement(row, nameOf)
  const recently = at === null ? null : ago(at, now)
  const isDone = progress === 'success'
  const isCode = account?.of === 'bank' && !fitsBankName(i18n.language)
  const face = isDone ? kind : { ...kind, ...faces[progress] }
  return (
    <li>
      <MoneyRow
        tile={
          account === null ? (
            <KindTile icon={face.icon} kind={face.tile} />
          ) : (
            <BadgedTile icon={face.icon} kind={face.tile}>
              <AccountTile account={account} />
            </BadgedTile>
          )
        }
        title={title}
        amount={hideAmounts(amount)}
        // Money between the member's own accounts is no income.
        direction={row.kind === 'transfer' ? undefined : (direction ?? undefined)}
        progress={progress}
        status={t(progress)}
        isStatusHidden={isDone}
        name={isCode && typeof name === 'string' ? account.code : name}
        time={
          at && (
            <time dateTime={at} translate={recently === null ? 'no' : undefined}>
              {recently ?? formatTime(at)}
            </time>
          )
        }
        onOpen={() => open(now)}
      />
    </li>
  )
}

const movementKinds = {
  deposit: { icon: ArrowDownLeft, tile: 'in', verb: 'deposited' },
  bonus: { icon: Gift, tile: 'bonus', verb: null },
  finishBonus: { icon: PackageCheck, tile: 'bonus', verb: null },
  withdraw: { icon: ArrowUpRight, tile: 'out', verb: 'withdrawn' },
  transfer: { icon: ArrowLeftRight, tile: 'accent', verb: 'transferred' },
  other: { icon: CircleHelp, tile: 'out', verb: null },
} as const satisfies Record<RowKind, { icon: LucideIcon; tile: TileKind; verb: string | null }>

/** The server's own word for an unknown kind. */
export function useKindName() {
  const { t } = useTranslation('statement')
  return ({ kind, writtenKind }: Pick<StatementRow, 'kind' | 'writtenKind'>): string =>
    (kind === 'other' && writtenKind) || t(kind)
}

export type NameOf = (code: string) => { readonly name: string; readonly account: AccountIcon | null }

function useMovement(row: StatementRow, nameOf: NameOf) {
  const { t } = useTranslation(['statement', 'shared'])
  const currency = useCurrency()
  const stepsOf = useWithdrawalSteps()
  const ago = useAgo()
  const { from, to, createdAt, progress, description } = row
  const kind = movementKinds[row.kind]
  const direction = directionOf(row)
  const activity = useKindName()(row)
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
    // The title gives the direction, except of money taken back.
    const isTaken = direction === '-' && row.kind !== 'transfer' && !isWithdrawal
    const exact = formatMovement(magnitudeOf(row), currency, isTaken ? '-' : null)
    const isDone = progress === 'success' && verb !== null && !isTaken
    const told = progress === 'failed' ? 'failedOf' : isDone ? 'doneOf' : null
    showAlert({
      tone: progressTones[progress],
      title: told === null ? activity : t(told, { what: activity }),
      text: t('receiptText', { amount: exact, status: t(progress), time: formatDateTime(createdAt) }),
      receipt: {
        amount: exact,
        ...(isWithdrawal && { steps: stepsOf(progress) }),
        rows: [
          { label: t('detail'), value: description },
          end(t('from'), from),
          end(t('to'), to),
          // The steps or the title already show the status.
          { label: t('status'), value: isWithdrawal || isDone ? '' : t(progress) },
          createdAt ? { ...time, ago: ago(createdAt, now) } : time,
        ],
      },
    })
  }
  const isBetween = named !== null && from !== mainWallet && to !== mainWallet
  // The title names the main wallet's side, so the row names only the games.
  const told = (code: string) => [short(code), description].filter(Boolean).join(' · ')
  const transfer = isBetween ? 'betweenGames' : to === mainWallet ? 'fromGame' : 'toGame'
  const title = row.kind === 'transfer' ? t(transfer) : activity
  return {
    kind,
    progress,
    direction,
    amount,
    title: named === null ? [activity, description].filter(Boolean).join(' ') : title,
    name: named === null ? '' : isBetween ? ([short(from), told(to)] as const) : told(named),
    account: named === null ? null : nameOf(named).account,
    open,
  }
}
