import type { ReactNode } from 'react'
import styles from './ProfilePage.module.css'

interface Props {
  label: string
  /** '' if it is not known. */
  value: string
  /** What can be done with it, at the row's end. */
  children?: ReactNode
}

/** A row of the profile: what it is, and below it the value. */
export const DataRow = ({ label, value, children }: Props) => (
  <div className={styles['row']}>
    <dl>
      <dt className={styles['quiet']}>{label}</dt>
      <dd className={styles['value']}>{value || '-'}</dd>
    </dl>
    {children}
  </div>
)
