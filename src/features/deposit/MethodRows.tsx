import type { ReactNode } from 'react'
import styles from './MethodList.module.css'

interface Props {
  /** What has to be known before one of them is used; null for nothing. */
  lead?: ReactNode
  /** Each is a card of its own, two in a row; else they are rows of one card. */
  isGrid?: boolean
  /** Stands below them, in the same card; null for nothing. */
  more?: ReactNode
  children: ReactNode
}

/** Ways of paying in, each a `MethodRow`. */
export const MethodRows = ({ lead = null, isGrid = false, more = null, children }: Props) => (
  <div className={isGrid ? undefined : styles['card']}>
    {lead}
    <ul className={styles[isGrid ? 'cards' : 'rows']}>{children}</ul>
    {more}
  </div>
)
