import type { ComponentProps, ReactNode } from 'react'
import type { KindTile } from './KindTile.tsx'
import styles from './BadgedTile.module.css'

interface Props extends ComponentProps<typeof KindTile> {
  children: ReactNode
}

export const BadgedTile = ({ children, icon: Icon, kind }: Props) => (
  <span className={styles['tile']} aria-hidden="true">
    {children}
    <span className={styles['badge']} data-kind={kind}>
      <Icon size={12} strokeWidth={2.5} />
    </span>
  </span>
)
