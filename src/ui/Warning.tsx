import type { ReactNode } from 'react'
import styles from './Warning.module.css'

/** A warning that is announced: at once as an `alert`, after other speech as a `status`. */
export const Warning = ({ role = 'alert', children }: { role?: 'alert' | 'status'; children: ReactNode }) => (
  <p className={styles['warning']} role={role}>
    {children}
  </p>
)
