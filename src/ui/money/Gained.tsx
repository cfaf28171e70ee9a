import { exactMoney, formatMoney, maskWord, type Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { Masked } from './Amount.tsx'
import styles from './Gained.module.css'

/** Without this check, hidden amounts would reveal a zero. */
export function Gained({ minor, currency }: { minor: Minor | null; currency: Currency }) {
  if (minor === null || maskWord() !== null) return <Masked>{formatMoney(minor, currency)}</Masked>
  if (minor > 0) return <span className={styles['gained']}>{`+${exactMoney(minor, currency)}`}</span>
  return <span className={minor === 0 ? styles['nothing'] : undefined}>{exactMoney(minor, currency)}</span>
}
