import { memo } from 'react'
import type { StatementRow } from '../../api/statement.ts'
import type { Currency } from '../../i18n/money.ts'
import { DayGroups } from '../../ui/lists/DayGroups.tsx'
import { useNow } from '../../ui/useNow.ts'
import { type NameOf, useMovement } from './useMovement.ts'
import { X, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../i18n/dates.ts'
import { useAgo } from '../../i18n/useAgo.ts'
import { hideAmounts } from '../../i18n/amounts.ts'
import { classes } from '../../ui/classes.ts'
import { Masked } from '../../ui/money/Amount.tsx'
import type { AccountIcon } from '../../lib/alerts.ts'
import { AccountTile } from '../../ui/money/AccountTile.tsx'
import { BadgedTile } from '../../ui/money/BadgedTile.tsx'
import { KindTile, type TileKind } from '../../ui/money/KindTile.tsx'
import rowStyles from '../../ui/controls/RowButton.module.css'
import styles from './MovementRow.module.css'

interface Props {
  rows: readonly StatementRow[]
  nameOf: NameOf
  currency: Currency
}

/** Memoised: a page change must not rerender old rows. */
export const Movements = memo(function Movements({ rows, nameOf, currency }: Props) {
  const now = useNow()
  return (
    <DayGroups rows={rows} now={now} level={2} keyOf={({ word }) => word}>
      {(row) => <MovementRow row={row} nameOf={nameOf} currency={currency} now={now} />}
    </DayGroups>
  )
})

interface MovementTileProps {
  icon: LucideIcon
  kind: TileKind
  account: AccountIcon | null
}

const MovementTile = ({ icon, kind, account }: MovementTileProps) =>
  account === null ? (
    <KindTile icon={icon} kind={kind} />
  ) : (
    <BadgedTile icon={icon} kind={kind}>
      <AccountTile account={account} />
    </BadgedTile>
  )

/** Only completed movements have the colour of their kind. */
const faces = { underWay: { tile: 'wait' }, failed: { icon: X, tile: 'danger' } } as const

interface MovementRowProps {
  row: StatementRow
  nameOf: NameOf
  currency: Currency
  /** Epoch ms. */
  now: number
}

function MovementRow({ row, nameOf, currency, now }: MovementRowProps) {
  const { t } = useTranslation('statement')
  const ago = useAgo()
  const { kind, progress, direction, amount, title, what, other, open } = useMovement(row, nameOf, currency)
  const { createdAt } = row
  const isDone = progress === 'success'
  const face = isDone ? kind : { ...kind, ...faces[progress] }
  // Money between the member's own accounts is no income.
  const isOwn = row.kind === 'transfer'
  return (
    <li data-progress={progress} className={styles['item']}>
      <button type="button" className={classes(rowStyles['row'], styles['row'])} onClick={() => open(now)}>
        <MovementTile icon={face.icon} kind={face.tile} account={other} />
        <span className={styles['texts']}>
          <span className={styles['head']}>
            <span className={styles['title']} translate={title === what ? undefined : 'no'}>
              {title}
            </span>
            <span className={styles['amount']} data-direction={isOwn ? undefined : (direction ?? undefined)}>
              <Masked>{hideAmounts(amount)}</Masked>
            </span>
          </span>
          <span className={styles['when']}>
            <span className={styles['meta']}>
              {title !== what && <span className={styles['what']}>{what}</span>}
              <span className={styles['time']}>
                {title !== what && <span> · </span>}
                <time translate="no" dateTime={createdAt ?? undefined}>
                  {createdAt ? formatTime(createdAt) : '-'}
                </time>
                {createdAt && <span>{` · ${ago(createdAt, now)}`}</span>}
              </span>
            </span>{' '}
            <span className={isDone ? 'visually-hidden' : styles['status']}>{t(progress)}</span>
          </span>
        </span>
      </button>
    </li>
  )
}
