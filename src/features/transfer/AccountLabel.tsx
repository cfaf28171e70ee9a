import { formatMoney, type Currency } from '../../i18n/money.ts'
import type { Minor } from '../../money/minor.ts'
import { Masked } from '../../ui/Masked.tsx'
import styles from './AccountLabel.module.css'

interface Props {
  name: string
  minor: Minor | null
  currency: Currency
}

/** An account in a picker: its name and its balance. */
export const AccountLabel = ({ name, minor, currency }: Props) => (
  <>
    <span className={styles['name']}>{name}</span>
    <span className={styles['holds']}>
      <Masked>{formatMoney(minor, currency)}</Masked>
    </span>
  </>
)
