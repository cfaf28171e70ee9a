import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Warning.module.css'

interface Props {
  isLarge?: boolean
  /** `alert` is announced at once, `status` after other speech, no role never. */
  role?: 'alert' | 'status'
  children: ReactNode
}

export const Warning = ({ isLarge = false, role, children }: Props) => (
  <div className={classes(styles['warning'], !isLarge && styles['small'])} role={role}>
    <TriangleAlert size={20} />
    <div>{children}</div>
  </div>
)
