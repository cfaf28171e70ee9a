import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TileKind } from './KindTile.tsx'
import styles from './BadgedTile.module.css'

interface Props {
  children: ReactNode
  icon: LucideIcon
  kind: TileKind
}

export const BadgedTile = ({ children, icon: Icon, kind }: Props) => (
  <span className={styles['tile']} aria-hidden="true">
    {children}
    <span className={styles['badge']} data-kind={kind}>
      <Icon size={12} strokeWidth={2.5} />
    </span>
  </span>
)
