import { CloudOff } from 'lucide-react'
import { useOfflineText } from '../ui/useOfflineText.ts'
import styles from './OfflineBanner.module.css'

/** Says that the device is offline, in the top bar over the service's name: nothing moves, and no word of the page is covered. */
export function OfflineBanner() {
  const text = useOfflineText()
  return (
    <div className={styles['place']} role="status">
      {text !== '' && (
        <p className={styles['pill']}>
          <CloudOff size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
