import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import styles from './Retry.module.css'

interface Props {
  /** The error message. */
  text: string
  busy?: boolean
  onRetry(): void
}

/** Takes the place of content that did not load, and offers to try again. */
export function Retry({ text, busy = false, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['retry']} role="alert">
      <p>{text}</p>
      <Button variant="quiet" busy={busy} onClick={onRetry}>
        {!busy && <RotateCw size={18} aria-hidden="true" />}
        {t('retry')}
      </Button>
    </div>
  )
}
