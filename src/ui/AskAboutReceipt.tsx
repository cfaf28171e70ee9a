import { Headset } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receipt } from '../messages/alerts.ts'
import { questions, support } from '../messages/questions.ts'
import { openDialog } from '../nav/useDialog.ts'
import { Button } from './Button.tsx'
import { textOf } from './receiptText.ts'

interface Props {
  title: string
  receipt: Receipt
  /** Closes what the receipt stands in, if that blocks the way to the chat. */
  onAsk?: (() => void) | undefined
}

/** Opens the chat with the receipt's lines as a draft. Nothing where no chat is offered. */
export function AskAboutReceipt({ title, receipt, onAsk }: Props) {
  const { t } = useTranslation('shared')
  const isOffered = useSyncExternalStore(support.subscribe, support.isOffered)
  if (!isOffered) return null
  const ask = () => {
    onAsk?.()
    questions.add(`${t('receiptAbout')}\n${textOf(title, receipt)}`)
    // An alert that closes steps back first.
    setTimeout(() => openDialog({ name: 'chat' }))
  }
  return (
    <Button variant="plain" onClick={ask}>
      <Headset size={20} aria-hidden="true" />
      {t('receiptAsk')}
    </Button>
  )
}
