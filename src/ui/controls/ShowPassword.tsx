import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './Button.tsx'

export function ShowPassword({ isShown, onChange }: { isShown: boolean; onChange(isShown: boolean): void }) {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t(isShown ? 'hidePassword' : 'showPassword')}
      aria-pressed={isShown}
      onClick={() => onChange(!isShown)}
    >
      {isShown ? <EyeOff /> : <Eye />}
    </IconButton>
  )
}
