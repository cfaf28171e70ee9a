import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Warning.module.css'

/** `alert` is announced at once, `status` after other speech. */
export const Warning = ({ role = 'alert', children }: { role?: 'alert' | 'status'; children: string }) => (
  <p className={classes(styles['warning'], styles['withIcon'], styles['small'])} role={role}>
    <TriangleAlert size={20} />
    <span>{children}</span>
  </p>
)

interface IconProps {
  small?: boolean
  role?: 'status'
  children: ReactNode
}

/** Without a role it is not announced. */
export const IconWarning = ({ small = false, role, children }: IconProps) => (
  <div className={classes(styles['warning'], styles['withIcon'], small && styles['small'])} role={role}>
    <TriangleAlert size={20} />
    <div>{children}</div>
  </div>
)
