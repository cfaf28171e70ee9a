import { useTranslation } from 'react-i18next'
import styles from './StaleRows.module.css'

/** The part of an SWR response that lists and failures use. */
export interface Read<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isValidating: boolean
  mutate(): unknown
}

/** Shown if a read failed that had succeeded before. */
export function StaleRows({ of: reads }: { of: readonly Read<unknown>[] }) {
  const { t } = useTranslation(['shared', 'common'])
  const stale = reads.filter(({ data, error }) => data !== undefined && error !== undefined)
  if (stale.length === 0) return null
  const isBusy = stale.some(({ isValidating }) => isValidating)
  const retry = () => stale.forEach(({ mutate }) => void mutate())
  return (
    <div className={styles['stale']} role="status">
      <p>{t('rowsNotNewest')}</p>
      <button type="button" className={styles['retry']} aria-busy={isBusy} onClick={isBusy ? undefined : retry}>
        {t('common:retry')}
      </button>
    </div>
  )
}
