import type { ReactNode } from 'react'
import styles from './MethodList.module.css'

interface Props {
  title: string
  /** What holds for all of its ways, at the head's end; '' for nothing. */
  note?: string
  /** What has to be known before one of its ways is used; null for nothing. */
  lead?: ReactNode
  /** Each way is a card of its own, two in a row. */
  isGrid?: boolean
  children: ReactNode
}

/** Ways of paying in of one kind. */
export const MethodGroup = ({ title, note = '', lead = null, isGrid = false, children }: Props) => (
  <section aria-label={title}>
    <header className={styles['head']}>
      <h3>{title}</h3>
      {note && <span className={styles['note']}>{note}</span>}
    </header>
    {lead}
    <ul className={styles[isGrid ? 'cards' : 'rows']}>{children}</ul>
  </section>
)
