import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './GameDialog.module.css'

/** Says that the last refresh failed. The live region exists before it has a text, as screen readers need. */
export function StaleNote({ isStale }: { isStale: boolean }) {
  const { t } = useTranslation('games')
  return (
    <div role="status" className={styles['announcement']}>
      {isStale && (
        <p className={styles['stale']}>
          <TriangleAlert size={20} aria-hidden="true" />
          {t('notRefreshed')}
        </p>
      )}
    </div>
  )
}
