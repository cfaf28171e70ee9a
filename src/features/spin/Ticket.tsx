import type { ReactNode } from 'react'
import styles from './Ticket.module.css'

interface Props {
  /** What it is worth. */
  label: string
  /** Small words below. */
  children?: ReactNode
  /** It is what the screen is about. */
  isLarge?: boolean
}

/** In the large size a longer text takes three lines, a longer amount would be broken, and some words have no air beside them. */
function sizeOf(label: string): 'small' | 'middle' | undefined {
  if (label.length > 14 || /\S{11}/.test(label)) return 'small'
  return label.length > 8 ? 'middle' : undefined
}

/** A coupon as a thing to hold: its worth, and a stub to tear off. */
export const Ticket = ({ label, children, isLarge }: Props) => (
  <div className={styles['held']}>
    <div className={styles['ticket']} data-large={isLarge}>
      <div className={styles['worth']}>
        <p className={styles['label']} data-size={sizeOf(label)}>
          {label}
        </p>
        {children}
      </div>
      <span className={styles['stub']} />
    </div>
  </div>
)
