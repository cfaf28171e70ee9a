import type { ComponentProps, ReactNode } from 'react'
import styles from './MethodList.module.css'
import { MethodRows } from './MethodRows.tsx'

interface Props extends ComponentProps<typeof MethodRows> {
  title: string
  /** What holds for all of its ways, at the head's end; null for nothing. */
  note?: ReactNode
}

/** Ways of paying in of one kind. */
export const MethodGroup = ({ title, note = null, ...ways }: Props) => (
  <section aria-label={title}>
    <header className={styles['head']}>
      <h3>{title}</h3>
      {note}
    </header>
    <MethodRows {...ways} />
  </section>
)
