import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useOfflineText } from '../ui/feedback/useOfflineText.ts'
import styles from './OfflineBanner.module.css'

export function OfflineBanner() {
  const text = useOfflineText()
  const isOffline = text !== ''
  useEffect(() => void document.documentElement.toggleAttribute('data-offline', isOffline), [isOffline])
  return (
    <div role="status">
      {isOffline && (
        <p className={styles['strip']}>
          <CloudOff size={18} />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
