import { CloudOff } from 'lucide-react'
import { useOfflineText } from '../ui/useOfflineText.ts'
import styles from './OfflineBanner.module.css'

/**
 * Says that the device is offline. It covers the service's name, so that nothing moves and no action is hidden. Sheets say it at their
 * top.
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
