import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/Button.tsx'
import { focusOnMount } from './focusOn.ts'
import styles from './Qr.module.css'

interface Props {
  busy: boolean
  onKeep(): void
  onCancel(): void
}

/** The player may be paying in another app, so the harmless answer has the focus. */
export function CancelQuestion({ busy, onKeep, onCancel }: Props) {
  const { t } = useTranslation('qr')
  return (
    <div className={styles['ask']} role="group" aria-label={t('cancel')}>
      <p>{t('cancelAsk')}</p>
      <Button ref={focusOnMount} onClick={onKeep}>
        {t('cancelKeep')}
      </Button>
      <Button variant="danger" busy={busy} onClick={onCancel}>
        {t('cancelYes')}
      </Button>
    </div>
  )
}
