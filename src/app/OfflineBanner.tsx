import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useOfflineText } from '../ui/useOfflineText.ts'
import styles from './OfflineBanner.module.css'

/**
 * Says that the device is offline, above the bottom bar. Nothing moves: a page only gets longer, so that its last words can be scrolled
 * out from under it. Sheets say it at their top.
 */
export function OfflineBanner() {
  const text = useOfflineText()
  const isOffline = text !== ''
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', isOffline)
  }, [isOffline])
  return (
    <div className={styles['place']} role="status">
      {isOffline && (
        <p className={styles['pill']}>
          <CloudOff size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
