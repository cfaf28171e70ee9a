import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../messages/toasts.ts'
import { copyText } from '../platform/clipboard.ts'
import { DiscButton } from './DiscButton.tsx'

interface Props {
  /** Says what it copies. */
  label: string
  /** The text for the clipboard. */
  text: string
  /** Another form of it for the toast: an account number with dashes. */
  shown?: string
  className?: string | undefined
}

/** Copies a text, and says so. Where the browser refuses, the text beside it can be marked by hand. */
export function CopyButton({ label, text, shown = text, className }: Props) {
  const { t } = useTranslation('shared')
  const copy = async () =>
    (await copyText(text)) ? showToast('success', t('copied', { text: shown })) : showToast('error', t('copyFailed'))
  return (
    <DiscButton className={className} label={label} onClick={() => void copy()}>
      <Copy size={20} />
    </DiscButton>
  )
}
