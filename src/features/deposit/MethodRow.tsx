import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './MethodList.module.css'

interface Props {
  icon: ReactNode
  name: string
  detail: string
  onOpen(): void
}

/** One way of paying in. */
export const MethodRow = ({ icon, name, detail, onOpen }: Props) => (
  <li>
    <button type="button" className={styles['row']} onClick={onOpen}>
      {icon}
      <span className={styles['texts']}>
        <span className={styles['name']}>{name}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
      </span>
      <ChevronRight className={styles['chevron']} size={20} aria-hidden="true" />
    </button>
  </li>
)
