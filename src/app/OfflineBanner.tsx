import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { pages } from '../nav/addresses.ts'
import { useOfflineText } from '../ui/useOfflineText.ts'
import styles from './OfflineBanner.module.css'

/**
 * Says that the device is offline, in the top bar over the service's name: nothing moves, and no word of the page is covered. What would
 * send something looks quiet meanwhile. A tap on it still opens it, and says why nothing is sent.
 */
export function OfflineBanner() {
  const text = useOfflineText()
  const [path] = useLocation()
  const isOffline = text !== ''
  useEffect(() => void document.documentElement.toggleAttribute('data-offline', isOffline), [isOffline])
  return (
    <div className={styles['place']} data-alone={path === pages.login ? '' : undefined} role="status">
      {isOffline && (
        <p className={styles['pill']}>
          <CloudOff size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
