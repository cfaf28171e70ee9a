import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './Slip.module.css'

interface Props {
  /** The part that left, 0 to 1; null where that cannot be told. */
  part: number | null
  onCancel(): void
}

/** A slip on its way. As long as a part of it is surely here it can be called back; then the server has it, and looks. */
export function Sending({ part, onCancel }: Props) {
  const { t } = useTranslation('slip')
  const isLeaving = part !== null && part < 1
  return (
    <div className={styles['sending']}>
      <p className={styles['stage']} role="status">
        {!isLeaving && <Spinner />}
        {t(part === 1 ? 'checking' : 'sending')}
      </p>
      <progress className={styles['bar']} aria-label={t('progress')} value={part ?? undefined} max={1} />
      <p className={styles['percent']} aria-hidden="true">
        {part !== null && t('percent', { percent: Math.floor(part * 100) })}
      </p>
      {isLeaving && (
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}
