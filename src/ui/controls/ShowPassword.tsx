import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './Button.tsx'

interface Props {
  isShown: boolean
  onChange(isShown: boolean): void
}

export function ShowPassword({ isShown, onChange }: Props) {
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
