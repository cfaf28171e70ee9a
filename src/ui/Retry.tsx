import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import styles from './Retry.module.css'

interface Props {
  /** What could not be shown, in words. */
  text: string
  busy?: boolean
  onRetry(): void
}

/** Stands where something could not be loaded, and offers to try again. */
export function Retry({ text, busy = false, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['retry']} role="alert">
      <p>{text}</p>
      <Button look="quiet" busy={busy} onClick={onRetry}>
        {!busy && <RotateCw size={18} aria-hidden="true" />}
        {t('retry')}
      </Button>
    </div>
  )
}
