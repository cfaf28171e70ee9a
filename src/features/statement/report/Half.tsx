import { Masked } from '../../../ui/money/Amount.tsx'
import styles from './Report.module.css'

interface Props {
  label: string
  hint?: string
  value: string
  direction: '+' | '-'
}

/** Longer amounts have smaller letters. */
const longest = 12

export const Half = ({ label, hint, value, direction }: Props) => (
  <div className={styles['half']} data-direction={direction}>
    <dt>
      <span>{label}</span>
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
    </dt>
    <dd data-long={value.length > longest || undefined}>
      <Masked>{value}</Masked>
    </dd>
  </div>
)
