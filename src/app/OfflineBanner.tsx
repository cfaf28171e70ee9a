import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useOfflineSlot } from '../ui/feedback/offlineSlot.ts'
import { useOfflineText } from '../ui/feedback/useOfflineText.ts'
import styles from './OfflineBanner.module.css'

export function OfflineBanner() {
  const text = useOfflineText()
  const slot = useOfflineSlot()
  const isOffline = text !== ''
  useEffect(() => void document.documentElement.toggleAttribute('data-offline', isOffline), [isOffline])
  const line = isOffline && (
    <p className={styles[slot ? 'line' : 'strip']}>
      <CloudOff size={18} />
      <span>{text}</span>
    </p>
  )
  return slot ? createPortal(line, slot) : <div role="status">{line}</div>
}
