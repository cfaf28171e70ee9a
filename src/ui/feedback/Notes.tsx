import type { LucideIcon } from 'lucide-react'
import styles from './Notes.module.css'

export const Notes = ({ notes }: { notes: readonly { icon: LucideIcon; text: string }[] }) => (
  <ul className={styles['notes']}>
    {notes.map(({ icon: Icon, text }) => (
      <li key={text}>
        <Icon size={20} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
)
