import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { failedDrawing } from './drawings/failed.ts'
import styles from './EmptyState.module.css'
import { Spot } from './Spot.tsx'

interface Props {
  /** Says by default that something did not load. */
  title?: string
  text?: string
  busy?: boolean
  /** It stands for a whole room, for which the page may be reloaded (`app/updates.ts`). */
  isRoom?: true
  onRetry(): void
}

/** Takes the place of what did not load, and offers to try again. */
export function Failure({ title, text, busy = false, isRoom, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['state']} role="alert" data-room={isRoom}>
      <Spot drawing={failedDrawing} />
      <p className={styles['title']}>{title ?? t('loadFailed')}</p>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      <div className={styles['action']}>
        <Button busy={busy} onClick={onRetry}>
          {!busy && <RotateCw size={18} aria-hidden="true" />}
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}
