import type { ComponentProps, ReactNode } from 'react'
import styles from './MethodList.module.css'
import { MethodRows } from './MethodRows.tsx'

interface Props extends ComponentProps<typeof MethodRows> {
  title: string
  note?: ReactNode
}

export const MethodGroup = ({ title, note = null, ...ways }: Props) => (
  <section aria-label={title}>
    <header className={styles['head']}>
      <h3>{title}</h3>
      {note}
    </header>
    <MethodRows {...ways} />
  </section>
)
