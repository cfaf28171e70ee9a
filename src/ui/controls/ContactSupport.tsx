import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { useSupportChannel } from '../../lib/support.ts'
import { pages } from '../../nav/addresses.ts'
import { Button } from './Button.tsx'

interface Props {
  variant: 'quiet' | 'plain'
  /** The button hides if `AskAboutThis` already leads to support. */
  onlyWithoutChat?: boolean
}

export function ContactSupport({ variant, onlyWithoutChat = false }: Props) {
  const { t } = useTranslation('shared')
  const channel = useSupportChannel()
  if (onlyWithoutChat && channel !== null) return null
  return (
    <Button variant={variant} icon={Headset} onClick={() => navigate(pages.memberContact, { replace: true })}>
      {t('receiptAsk')}
    </Button>
  )
}
