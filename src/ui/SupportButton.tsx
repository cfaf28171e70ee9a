import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../nav/useDialog.ts'
import { Button } from './Button.tsx'

/** Opens the support chat, from wherever a question may come up. */
export function SupportButton({ look = 'plain' }: { look?: 'quiet' | 'plain' }) {
  const { t } = useTranslation('shared')
  return (
    <Button look={look} onClick={() => openDialog({ name: 'chat' })}>
      <MessageCircle size={20} aria-hidden="true" />
      {t('supportChat')}
    </Button>
  )
}
