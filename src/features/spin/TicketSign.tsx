import type { CSSProperties } from 'react'
import styles from './TicketSign.module.css'

interface Props {
  /** Beside a single line of words. */
  isSmall?: boolean
  /** Its own colours instead of gold. */
  style?: CSSProperties | undefined
}

/** A ticket in small, before the name of a prize. */
export const TicketSign = ({ isSmall, style }: Props) => (
  <span className={styles['held']} data-small={isSmall} aria-hidden="true">
    <i className={styles['ticket']} style={style} />
  </span>
)
