import { CloudOff } from 'lucide-react'
import { useOfflineText } from '../ui/useOfflineText.ts'
import styles from './OfflineLine.module.css'

/**
 * Says that the device has no line, in the place of the service's name: nothing moves and no action is covered. Sheets say it at
 * their top.
 */
export function OfflineLine() {
  const text = useOfflineText()
  return (
    <div className={styles['place']} role="status">
      {text !== '' && (
        <p className={styles['line']}>
          <CloudOff size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
