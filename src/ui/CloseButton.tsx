import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './IconButton.tsx'

/** Closes what it stands in. */
export function CloseButton({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  return (
    <IconButton label={t('close')} onClick={onClose}>
      <X />
    </IconButton>
  )
}
