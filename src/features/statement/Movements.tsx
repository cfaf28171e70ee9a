import { memo } from 'react'
import type { StatementRow } from '../../api/statement.ts'
import type { Currency } from '../../i18n/money.ts'
import { DayGroups } from '../../ui/lists/DayGroups.tsx'
import { useNow } from '../../ui/useNow.ts'
import { MovementRow } from './MovementRow.tsx'
import type { NameOf } from './useMovement.ts'

interface Props {
  rows: readonly StatementRow[]
  nameOf: NameOf
  currency: Currency
}

/** Memoised: a page change must not render the old rows again. */
export const Movements = memo(function Movements({ rows, nameOf, currency }: Props) {
  const now = useNow()
  return (
    <DayGroups rows={rows} now={now} level={2} keyOf={({ word }) => word}>
      {(row) => <MovementRow row={row} nameOf={nameOf} currency={currency} now={now} />}
    </DayGroups>
  )
})
