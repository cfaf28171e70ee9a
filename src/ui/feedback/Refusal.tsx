import { CircleAlert } from 'lucide-react'
import styles from '../layout/Entrance.module.css'

/** Why nothing was done, in a strip above the button that does it. Announced at once; nothing without words. */
export const Refusal = ({ children }: { children: string | null }) =>
  children && (
    <p className={styles['problem']} role="alert">
      <CircleAlert size={22} aria-hidden="true" />
      {children}
    </p>
  )
