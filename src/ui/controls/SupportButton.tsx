import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from './Button.tsx'

export function SupportButton({ variant = 'plain' }: { variant?: 'primary' | 'quiet' | 'plain' }) {
  const { t } = useTranslation('shared')
  return (
    <Button variant={variant} icon={Headset} onClick={() => openDialog({ name: 'chat' })}>
      {t('supportChat')}
    </Button>
  )
}
