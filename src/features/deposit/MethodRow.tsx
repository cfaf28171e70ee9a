import { ChevronRight, type LucideIcon } from 'lucide-react'
import styles from './MethodList.module.css'

interface Props {
  icon: LucideIcon
  name: string
  detail: string
  onOpen(): void
}

/** One deposit method. */
export const MethodRow = ({ icon: Icon, name, detail, onOpen }: Props) => (
  <li>
    <button type="button" className={styles['row']} onClick={onOpen}>
      <span className={styles['icon']} aria-hidden="true">
        <Icon size={22} />
      </span>
      <span className={styles['texts']}>
        <span className={styles['name']}>{name}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
      </span>
      <ChevronRight className={styles['chevron']} size={20} aria-hidden="true" />
    </button>
  </li>
)
