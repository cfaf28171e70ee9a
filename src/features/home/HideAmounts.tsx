import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { areHidden, toggleAmounts } from '../../session/hiddenAmounts.ts'
import { IconButton } from '../../ui/controls/Button.tsx'
import styles from './HideAmounts.module.css'

export function HideAmounts() {
  const { t } = useTranslation('shared')
  const isHidden = areHidden()
  return (
    <IconButton label={t(isHidden ? 'showAmounts' : 'hideAmounts')} className={styles['eye']} onClick={toggleAmounts}>
      {isHidden ? <EyeOff /> : <Eye />}
    </IconButton>
  )
}
