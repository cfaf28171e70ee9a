import type { ReactNode } from 'react'
import { formatTime } from '../../../i18n/dates.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './Bubble.module.css'

interface Props {
  own: boolean
  at: string | number
  sign?: ReactNode
  isLost?: boolean
  bare?: boolean
  below?: ReactNode
  author: string
  children: ReactNode
}

export const Bubble = ({ own, at, sign, isLost = false, bare = false, below, author, children }: Props) => (
  <div className={classes(styles['message'], own && styles['own'])} data-lost={isLost || undefined}>
    <div className={classes(styles['bubble'], bare && styles['bare'])}>
      <span className="visually-hidden">{author}</span>
      {children}
      <p className={styles['meta']}>
        <span translate="no">{formatTime(at)}</span>
        {sign}
      </p>
    </div>
    {below}
  </div>
)
