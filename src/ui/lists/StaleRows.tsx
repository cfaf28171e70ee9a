import { useTranslation } from 'react-i18next'
import styles from './StaleRows.module.css'

interface Props {
  busy: boolean
  onRetry(): void
}

export function StaleRows({ busy, onRetry }: Props) {
  const { t } = useTranslation(['shared', 'common'])
  return (
    <div className={styles['stale']} role="status">
      <p>{t('rowsNotNewest')}</p>
      <button type="button" className={styles['retry']} aria-busy={busy} onClick={busy ? undefined : onRetry}>
        {t('common:retry')}
      </button>
    </div>
  )
}
