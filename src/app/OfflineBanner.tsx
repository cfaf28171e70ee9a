import { CloudOff } from 'lucide-react'
import { useOfflineText } from '../ui/useOfflineText.ts'
import styles from './OfflineBanner.module.css'

/**
 * Says that the device is offline, in the place of the service's name, so that nothing moves and no action is covered. Sheets say it at
 * their top.
 */
export function OfflineBanner() {
  const text = useOfflineText()
  return (
    <div className={styles['place']} role="status">
      {text !== '' && (
        <p className={styles['banner']}>
          <CloudOff size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
