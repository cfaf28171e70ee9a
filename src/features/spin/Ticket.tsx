import type { ReactNode } from 'react'
import styles from './Ticket.module.css'

interface Props {
  /** What it is worth. */
  label: string
  /** Small words below. */
  children?: ReactNode
}

/** In the large size a longer text takes three lines, and a longer amount would be broken. */
const isLong = (label: string) => label.length > 14 || /\S{11}/.test(label)

/** A coupon as a thing to hold: its worth, and a stub to tear off. */
export const Ticket = ({ label, children }: Props) => (
  <div className={styles['held']}>
    <div className={styles['ticket']}>
      <div className={styles['worth']}>
        <p className={styles['label']} data-long={isLong(label) || undefined}>
          {label}
        </p>
        {children}
      </div>
      <span className={styles['stub']} />
    </div>
  </div>
)
