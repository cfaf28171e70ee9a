import type { LucideIcon } from 'lucide-react'
import styles from './EmptyState.module.css'

interface Props {
  icon: LucideIcon
  title: string
  text: string
}

/** Takes the place of a list without items, and says what will be there. */
export const EmptyState = ({ icon: Icon, title, text }: Props) => (
  <div className={styles['empty']}>
    <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
    <p className={styles['title']}>{title}</p>
    <p>{text}</p>
  </div>
)
