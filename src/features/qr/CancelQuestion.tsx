import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/Button.tsx'
import { focusOn } from './focusOn.ts'
import styles from './Qr.module.css'

interface Props {
  busy: boolean
  onKeep(): void
  onCancel(): void
}

/** Asks before a code is cancelled: it may be being paid in another app. The focus is on the harmless answer. */
export function CancelQuestion({ busy, onKeep, onCancel }: Props) {
  const { t } = useTranslation('qr')
  return (
    <div className={styles['ask']} role="group" aria-label={t('cancel')}>
      <p>{t('cancelAsk')}</p>
      <Button ref={focusOn} onClick={onKeep}>
        {t('cancelKeep')}
      </Button>
      <Button variant="danger" busy={busy} onClick={onCancel}>
        {t('cancelYes')}
      </Button>
    </div>
  )
}
