import { Ticket as TicketIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Ticket.module.css'

interface Props {
  /** What it is worth. */
  label: string
  /** Small words below. */
  children?: ReactNode
}

/** More signs than these have no space in the large size. */
const mostLarge = 14

/** A coupon as a thing to hold: its worth, and a stub to tear off. */
export const Ticket = ({ label, children }: Props) => (
  <div className={styles['ticket']}>
    <div className={styles['worth']}>
      <p className={styles['label']} data-long={label.length > mostLarge || undefined}>
        {label}
      </p>
      {children}
    </div>
    <span className={styles['stub']}>
      <TicketIcon size={36} />
    </span>
  </div>
)
