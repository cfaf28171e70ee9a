import type { ComponentProps } from 'react'
import styles from './MethodList.module.css'
import { MethodRows } from './MethodRows.tsx'

interface Props extends ComponentProps<typeof MethodRows> {
  title: string
  /** What holds for all of its ways, at the head's end; '' for nothing. */
  note?: string
}

/** Ways of paying in of one kind. */
export const MethodGroup = ({ title, note = '', ...ways }: Props) => (
  <section aria-label={title}>
    <header className={styles['head']}>
      <h3>{title}</h3>
      {note && <span className={styles['note']}>{note}</span>}
    </header>
    <MethodRows {...ways} />
  </section>
)
