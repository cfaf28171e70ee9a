import type { ReactNode } from 'react'
import { formatTime } from '../../../i18n/dates.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './Bubble.module.css'

interface Props {
  own: boolean
  at: string | number
  /** The sign of its delivery, beside the time. */
  sign?: ReactNode
  /** It did not reach the other side. */
  isLost?: boolean
  /** No background and padding, for wide contents. */
  bare?: boolean
  /** Shown below the bubble. */
  below?: ReactNode
  /** Who wrote it, for screen readers. */
  author: string
  children: ReactNode
}

/** The bubble of a message: the player's own at the right, support's at the left. */
export const Bubble = ({ own, at, sign, isLost = false, bare = false, below, author, children }: Props) => (
  <div className={classes(styles['message'], own && styles['own'])} data-lost={isLost || undefined}>
    <div className={classes(styles['bubble'], bare && styles['bare'])}>
      <span className="visually-hidden">{author}</span>
      {children}
      <p className={styles['meta']}>
        {formatTime(at)}
        {sign}
      </p>
    </div>
    {below}
  </div>
)
