import type { ReactNode } from 'react'
import styles from './Ticket.module.css'

/** Keeps long text within three lines and amounts unbroken. */
function sizeOf(label: string): 'small' | 'middle' | undefined {
  if (label.length > 14 || /\S{11}/.test(label)) return 'small'
  return label.length > 8 ? 'middle' : undefined
}

export const Ticket = ({ label, children, isLarge }: { label: string; children?: ReactNode; isLarge?: boolean }) => (
  <div className={styles['held']}>
    <div className={styles['ticket']} data-large={isLarge}>
      <div className={styles['worth']}>
        <p className={styles['label']} translate="no" data-size={sizeOf(label)}>
          {label}
        </p>
        {children}
      </div>
      <span className={styles['stub']} />
    </div>
  </div>
)
