import type { ReactNode } from 'react'
import { formatTime } from '../../../i18n/dates.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './Bubble.module.css'

interface Props {
  own: boolean
  at: string | number
  /** What is known of its way, beside the time. */
  sign?: ReactNode
  /** Wide contents go without a bubble's padding around them. */
  bare?: boolean
  /** What can be done about it, below. */
  below?: ReactNode
  /** Who says it, for those who do not see on which side it stands. */
  who: string
  children: ReactNode
}

/** One thing that was said: the player's own at the right, support's at the left. */
export const Bubble = ({ own, at, sign, bare = false, below, who, children }: Props) => (
  <div className={classes(styles['line'], own && styles['own'])}>
    <div className={classes(styles['bubble'], bare && styles['bare'])}>
      <span className="visually-hidden">{who}</span>
      {children}
      <p className={styles['meta']}>
        {formatTime(at)}
        {sign}
      </p>
    </div>
    {below}
  </div>
)
