import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { askSupport, useSupportChannel } from '../../lib/support.ts'
import { pages } from '../../nav/addresses.ts'
import { afterStepBack } from '../../nav/history.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { withoutSecrets } from './questionText.ts'

interface Props {
  facts: readonly string[]
  /** The number that support knows; '' without one. */
  reference?: string | null | undefined
  onAsk?: (() => void) | undefined
}

/** Opens a draft in the chat, else the contact page. */
export function AskAboutThis({ facts, reference, onAsk }: Props) {
  const { t } = useTranslation('shared')
  const channel = useSupportChannel()
  if (channel === null) return null
  const ask = () => {
    onAsk?.()
    // An alert that closes steps back first.
    if (channel === 'contact') return void setTimeout(() => afterStepBack(toContact))
    const number = reference ? t('askReference', { reference }) : ''
    askSupport([t('receiptAbout'), ...facts.map(withoutSecrets), number].filter(Boolean).join('\n'))
    setTimeout(() => openDialog({ name: 'chat' }))
  }
  return (
    <Button variant="plain" icon={Headset} onClick={ask}>
      {t('receiptAsk')}
    </Button>
  )
}

const toContact = () =>
  navigate(window.location.pathname.startsWith(`${pages.user}/`) ? pages.memberContact : pages.contact)
