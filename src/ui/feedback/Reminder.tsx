import { ChevronRight, ClockAlert } from 'lucide-react'
import styles from './Reminder.module.css'

export const Reminder = ({ text, onOpen }: { text: string; onOpen(): void }) => (
  <button type="button" className={styles['open']} onClick={onOpen}>
    <ClockAlert size={24} />
    <span>{text}</span>
    <ChevronRight size={20} />
  </button>
)
