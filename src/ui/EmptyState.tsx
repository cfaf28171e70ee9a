import type { LucideIcon } from 'lucide-react'
import styles from './EmptyState.module.css'

interface Props {
  icon: LucideIcon
  title: string
  text: string
}

/** Says that there is nothing here yet, and what will be. */
export const EmptyState = ({ icon: Icon, title, text }: Props) => (
  <div className={styles['empty']}>
    <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
    <p className={styles['title']}>{title}</p>
    <p>{text}</p>
  </div>
)
