import { CircleAlert } from 'lucide-react'
import styles from '../layout/Entrance.module.css'

/** The reason why nothing was done; announced at once. */
export const Refusal = ({ children }: { children: string | null }) =>
  children && (
    <p className={styles['problem']} role="alert">
      <CircleAlert size={22} aria-hidden="true" />
      {children}
    </p>
  )
