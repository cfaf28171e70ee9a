import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Warning.module.css'

/** A warning that is announced: at once as an `alert`, after other speech as a `status`. */
export const Warning = ({ role = 'alert', children }: { role?: 'alert' | 'status'; children: ReactNode }) => (
  <p className={classes(styles['warning'], styles['small'])} role={role}>
    {children}
  </p>
)

/** A warning with an icon. It is part of the page from the start, so it is not announced. */
export const IconWarning = ({ small = false, children }: { small?: boolean; children: ReactNode }) => (
  <div className={classes(styles['warning'], styles['withIcon'], small && styles['small'])}>
    <TriangleAlert size={20} aria-hidden="true" />
    <div>{children}</div>
  </div>
)
