import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { areAmountsHidden, toggleAmounts } from '../../session/hiddenAmounts.ts'
import { IconButton } from '../../ui/controls/Button.tsx'
import styles from './HideAmounts.module.css'

export function HideAmounts() {
  const { t } = useTranslation('shared')
  const isHidden = areAmountsHidden()
  return (
    <IconButton label={t(isHidden ? 'showAmounts' : 'hideAmounts')} className={styles['eye']} onClick={toggleAmounts}>
      {isHidden ? <EyeOff /> : <Eye />}
    </IconButton>
  )
}
