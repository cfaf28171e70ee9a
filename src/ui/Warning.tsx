import type { ReactNode } from 'react'
import styles from './Warning.module.css'

/** Words that the player should not miss; an `alert` interrupts who listens, a `status` waits. */
export const Warning = ({ role = 'alert', children }: { role?: 'alert' | 'status'; children: ReactNode }) => (
  <p className={styles['warning']} role={role}>
    {children}
  </p>
)
