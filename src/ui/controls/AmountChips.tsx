import { formatLimit, typedFrom } from '../../i18n/amounts.ts'
import type { Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import styles from './AmountChips.module.css'

interface Props {
  label: string
  amounts: readonly Minor[]
  currency: Currency
  chosen: unknown
  onChoose(typed: string): void
}

export const AmountChips = ({ label, amounts, currency, chosen, onChoose }: Props) => (
  <div className={styles['chips']} role="group" aria-label={label} translate="no">
    {amounts.map((amount) => (
      <button key={amount} type="button" aria-pressed={chosen === amount} onClick={() => onChoose(typedFrom(amount))}>
        {formatLimit(amount, currency)}
      </button>
    ))}
  </div>
)
