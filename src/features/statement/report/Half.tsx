import { Masked } from '../../../ui/money/Amount.tsx'
import styles from './Report.module.css'

interface Props {
  label: string
  /** What it includes. */
  hint?: string
  value: string
  direction: '+' | '-'
}

/** From so many letters on, an amount is written smaller in half a card. */
const longest = 12

/** Money in or money out, in half a card. */
export const Half = ({ label, hint, value, direction }: Props) => (
  <div className={styles['half']} data-direction={direction}>
    <dt>
      {label}
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
    </dt>
    <dd data-long={value.length > longest || undefined}>
      <Masked>{value}</Masked>
    </dd>
  </div>
)
