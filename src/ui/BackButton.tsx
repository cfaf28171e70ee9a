import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './IconButton.tsx'
import styles from './Sheet.module.css'

/** Goes back to the sheet that this one was opened from. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <IconButton label={t('back')} className={styles['back']} onClick={onBack}>
      <ChevronLeft />
    </IconButton>
  )
}
