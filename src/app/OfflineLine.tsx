import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './OfflineLine.module.css'

function subscribe(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}

/**
 * Says that the device has no line, in the place of the service's name: nothing moves and no action is covered. Its words are
 * asked for at the start, as later they could not come.
 */
export function OfflineLine() {
  const { t, i18n } = useTranslation('preferences', { useSuspense: false })
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine)
  const isShown = isOffline && i18n.hasResourceBundle(i18n.language, 'preferences')
  return (
    <div className={styles['place']} role="status">
      {isShown && (
        <p className={styles['line']}>
          <CloudOff size={18} aria-hidden="true" />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  )
}
