import { useTranslation } from 'react-i18next'
import styles from './StaleRows.module.css'

interface Props {
  of: readonly {
    readonly data: unknown
    readonly error: unknown
    readonly isValidating: boolean
    mutate(): unknown
  }[]
}

/** Shown if a read failed that had succeeded before. */
export function StaleRows({ of: reads }: Props) {
  const { t } = useTranslation(['shared', 'common'])
  const stale = reads.filter(({ data, error }) => data !== undefined && error !== undefined)
  if (stale.length === 0) return null
  const busy = stale.some(({ isValidating }) => isValidating)
  const retry = () => stale.forEach(({ mutate }) => void mutate())
  return (
    <div className={styles['stale']} role="status">
      <p>{t('rowsNotNewest')}</p>
      <button type="button" className={styles['retry']} aria-busy={busy} onClick={busy ? undefined : retry}>
        {t('common:retry')}
      </button>
    </div>
  )
}
