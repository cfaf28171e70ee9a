import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Warning.module.css'

/** A warning that is announced: at once as an `alert`, after other speech as a `status`. */
export const Warning = ({ role = 'alert', children }: { role?: 'alert' | 'status'; children: string }) => (
  <p className={classes(styles['warning'], styles['withIcon'], styles['small'])} role={role}>
    <TriangleAlert size={20} aria-hidden="true" />
    {children}
  </p>
)

interface IconProps {
  small?: boolean
  /** For one that comes later than the page, which is announced after other speech. */
  role?: 'status'
  children: ReactNode
}

/** A warning with an icon. One that is part of the page from the start is not announced. */
export const IconWarning = ({ small = false, role, children }: IconProps) => (
  <div className={classes(styles['warning'], styles['withIcon'], small && styles['small'])} role={role}>
    <TriangleAlert size={20} aria-hidden="true" />
    <div>{children}</div>
  </div>
)
