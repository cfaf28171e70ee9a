import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Masked } from '../money/Amount.tsx'
import { KindTile, type TileKind } from '../money/KindTile.tsx'
import rowStyles from '../controls/RowButton.module.css'
import styles from './WaitingRow.module.css'

interface Props {
  icon: LucideIcon
  kind: TileKind
  title: string
  /** Includes the currency's sign; '' for none. */
  amount?: string
  /** It ended while the row was in sight. */
  hasArrived?: boolean
  children?: ReactNode
  onOpen(): void
}

export const WaitingRow = ({ icon, kind, title, amount = '', hasArrived, children, onOpen }: Props) => (
  <button
    type="button"
    className={classes(rowStyles['row'], styles['row'])}
    data-arrived={hasArrived || undefined}
    onClick={onOpen}
  >
    <KindTile icon={icon} kind={kind} />
    <span className={styles['texts']}>
      <span className={styles['head']}>
        <b>{title}</b>{' '}
        {amount && (
          <b className={styles['amount']}>
            <Masked>{amount}</Masked>
          </b>
        )}
      </span>
      {children}
    </span>
    <ChevronRight className={styles['chevron']} size={20} />
  </button>
)
