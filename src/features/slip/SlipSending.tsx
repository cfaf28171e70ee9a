import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './Slip.module.css'

interface Props {
  /** The fraction that is uploaded, 0 to 1; null if unknown. */
  progress: number | null
  onCancel(): void
}

/** A slip that is being sent. It can be cancelled until all of it is uploaded; then the server checks it. */
export function SlipSending({ progress, onCancel }: Props) {
  const { t } = useTranslation('slip')
  const isLeaving = progress !== null && progress < 1
  return (
    <div className={styles['sending']}>
      <p className={styles['stage']} role="status">
        {!isLeaving && <Spinner />}
        {t(progress === 1 ? 'checking' : 'sending')}
      </p>
      <progress className={styles['bar']} aria-label={t('progress')} value={progress ?? undefined} max={1} />
      <p className={styles['percent']} aria-hidden="true">
        {progress !== null && t('percent', { percent: Math.floor(progress * 100) })}
      </p>
      {isLeaving && (
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}
