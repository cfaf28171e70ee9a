import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOffline } from '../ui/useOffline.ts'
import styles from './OfflineLine.module.css'

/**
 * Says that the device has no line, in the place of the service's name: nothing moves and no action is covered. Sheets
 * say it at their top. Its words are
 * asked for at the start, as later they could not come.
 */
export function OfflineLine() {
  const { t, i18n } = useTranslation('preferences', { useSuspense: false })
  const isShown = useOffline() && i18n.hasResourceBundle(i18n.language, 'preferences')
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
