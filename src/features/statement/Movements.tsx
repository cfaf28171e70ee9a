import { memo } from 'react'
import type { StatementRow } from '../../api/statement.ts'
import type { Currency } from '../../i18n/money.ts'
import { DayGroups } from '../../ui/lists/DayGroups.tsx'
import { MoneyRow } from '../../ui/lists/MoneyRow.tsx'
import { useNow } from '../../ui/useNow.ts'
import { type NameOf, useMovement } from './useMovement.ts'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAgo } from '../../i18n/useAgo.ts'
import { formatTime, relativeDay } from '../../i18n/dates.ts'
import { hideAmounts } from '../../i18n/amounts.ts'
import { AccountTile } from '../../ui/money/AccountTile.tsx'
import { BadgedTile } from '../../ui/money/BadgedTile.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'

interface Props {
  rows: readonly StatementRow[]
  nameOf: NameOf
  currency: Currency
}

/** Memoised: a page change must not rerender old rows. */
export const Movements = memo(function Movements({ rows, nameOf, currency }: Props) {
  const now = useNow()
  const ago = useAgo()
  const agoOf = (day: string) => ago(new Date(new Date(day).setHours(0, 0, 0, 0)).toISOString(), now)
  return (
    <DayGroups rows={rows} now={now} level={2} keyOf={({ word }) => word} agoOf={agoOf}>
      {(row) => <MovementRow row={row} nameOf={nameOf} currency={currency} now={now} />}
    </DayGroups>
  )
})

/** Only completed movements have the colour of their kind. */
const faces = { underWay: { tile: 'wait' }, failed: { icon: X, tile: 'danger' } } as const

/** `now` is epoch ms. */
function MovementRow({ row, nameOf, currency, now }: { row: StatementRow; now: number } & Omit<Props, 'rows'>) {
  const { t, i18n } = useTranslation('statement')
  const ago = useAgo()
  const { createdAt: at } = row
  const { kind, progress, direction, amount, title, name, isBetween, account, open } = useMovement(
    row,
    nameOf,
    currency,
  )
  // Two names leave no room for words.
  const isAgo = at !== null && !isBetween && relativeDay(at, now) === 'today'
  const isDone = progress === 'success'
  // Beside a status only a bank's Thai name fits, and a list calls a bank one thing.
  const isCode = account?.of === 'bank' && i18n.language !== 'th'
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
        name={isCode ? account.code : name}
        isNameWhole={isBetween}
        time={
          at && (
            <time dateTime={at} translate={isAgo ? undefined : 'no'}>
              {isAgo ? ago(at, now) : formatTime(at)}
            </time>
          )
        }
        onOpen={() => open(now)}
      />
    </li>
  )
}
