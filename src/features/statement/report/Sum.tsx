import { Masked } from '../../../ui/money/Amount.tsx'
import styles from './Report.module.css'

interface Props {
  label: string
  hint?: string | undefined
  value: string
}

export const Sum = ({ label, hint, value }: Props) => (
  <div className={styles['sum']}>
    <dt>
      <span>{label}</span>
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
    </dt>
    <dd>
      <Masked>{value}</Masked>
    </dd>
  </div>
)
