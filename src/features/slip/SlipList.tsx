import type { Slip } from '../../api/slip.ts'
import type { Currency } from '../../i18n/money.ts'
import { DayGroups } from '../../ui/DayGroups.tsx'
import { useNow } from '../../ui/useNow.ts'
import { SlipRow } from './SlipRow.tsx'

interface Props {
  slips: readonly Slip[]
  currency: Currency
}

/** A page of slips by days. */
export function SlipList({ slips, currency }: Props) {
  const now = useNow()
  return (
    <DayGroups rows={slips} now={now} level={3} keyOf={({ reference }) => `${reference}`}>
      {(slip) => <SlipRow slip={slip} currency={currency} />}
    </DayGroups>
  )
}
