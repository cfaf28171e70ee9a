import { useTranslation } from 'react-i18next'
import { Spinner } from './Spinner.tsx'
import { useDelayed } from './useDelayed.ts'
import styles from './LoadingOverlay.module.css'

/** Quick answers must not flicker (product, numbers). */
const overlayDelayMs = 200

export function LoadingOverlay({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation()
  const shown = useDelayed(isActive, overlayDelayMs)
  return (
    <div className={styles['status']} role="status">
      {shown && (
        <div className={styles['overlay']}>
          <Spinner />
          <span className="visually-hidden">{t('loading')}</span>
        </div>
      )}
    </div>
  )
}
