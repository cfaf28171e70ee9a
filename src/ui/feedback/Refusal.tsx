import { CircleAlert } from 'lucide-react'
import styles from '../layout/Entrance.module.css'

/** Screen readers announce it at once. */
export const Refusal = ({ children }: { children: string | null }) =>
  children && (
    <p className={styles['problem']} role="alert">
      <CircleAlert size={22} />
      <span>{children}</span>
    </p>
  )
