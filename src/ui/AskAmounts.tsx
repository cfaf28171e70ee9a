import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import styles from './Receipt.module.css'

interface Props {
  onShown(): void
  onHidden(): void
  onBack(): void
}

/** The tapped button is gone, so the focus moves to the harmless answer. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus()

/** Asks whoever hides amounts whether a saved picture shows them. */
export function AskAmounts({ onShown, onHidden, onBack }: Props) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles['ask']} role="group" aria-label={t('receiptSave')}>
      <span className={styles['picked']} aria-hidden="true">
        <EyeOff size={28} />
      </span>
      <h3>{t('receiptSaveAsk')}</h3>
      <Button ref={focusOn} onClick={onHidden}>
        {t('receiptSaveHidden')}
      </Button>
      <Button variant="quiet" onClick={onShown}>
        {t('receiptSaveShown')}
      </Button>
      <Button variant="plain" onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  )
}
