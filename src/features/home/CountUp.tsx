import { formatMoney, type Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { Amount } from '../../ui/money/Amount.tsx'
import { useCountUp } from './useCountUp.ts'

/** Counts up once per deposit. Screen readers get the final amount alone. */
export function CountUp({ balance, currency }: { balance: Minor | null; currency: Currency }) {
  const drawn = useCountUp(balance)
  const total = formatMoney(balance, currency)
  return drawn === balance ? (
    <Amount>{total}</Amount>
  ) : (
    <>
      <span aria-hidden="true">
        <Amount>{formatMoney(drawn, currency)}</Amount>
      </span>
      <span className="visually-hidden">{total}</span>
    </>
  )
}
