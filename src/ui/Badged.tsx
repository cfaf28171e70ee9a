import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Badged.module.css'
import type { Kind } from './KindTile.tsx'

interface Props {
  icon: LucideIcon
  kind: Kind
  /** A tile of 40 px. */
  children: ReactNode
}

/** A tile with a kind as a badge on its corner. Decoration: words stand beside it. */
export const Badged = ({ icon: Icon, kind, children }: Props) => (
  <span className={styles['tile']} aria-hidden="true">
    {children}
    <span className={styles['badge']} data-kind={kind}>
      <Icon size={12} strokeWidth={2.5} />
    </span>
  </span>
)
