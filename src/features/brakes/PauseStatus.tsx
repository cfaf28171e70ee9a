import { useTranslation } from 'react-i18next'
import { formatEnd } from '../../i18n/dates.ts'
import styles from './Brakes.module.css'

/** That a pause is running, and until when (epoch ms); null while none is. */
export function PauseStatus({ until }: { until: number | null }) {
  const { t } = useTranslation('brakes')
  return (
    <p className={styles['told']} role="status">
      {until === null ? t('pauseText') : t('pauseRunning', { time: formatEnd(until) })}
    </p>
  )
}
