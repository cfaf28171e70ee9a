import { Masked } from '../../../ui/money/Amount.tsx'
import styles from './Report.module.css'

interface Props {
  label: string
  /** What it includes, or whether it is counted. */
  hint?: string | undefined
  value: string
}

/** A sum in a list: what it is, and its amount at the end. */
export const Sum = ({ label, hint, value }: Props) => (
  <div className={styles['sum']}>
    <dt>
      {label}
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
    </dt>
    <dd>
      <Masked>{value}</Masked>
    </dd>
  </div>
)
