import type { ReactNode } from 'react'
import styles from './MethodList.module.css'

interface Props {
  lead?: ReactNode
  /** Separate cards, two in a row. */
  isGrid?: boolean
  more?: ReactNode
  children: ReactNode
}

export const MethodRows = ({ lead = null, isGrid = false, more = null, children }: Props) => (
  <div className={isGrid ? undefined : styles['card']}>
    {lead}
    <ul className={styles[isGrid ? 'cards' : 'rows']}>{children}</ul>
    {more}
  </div>
)
