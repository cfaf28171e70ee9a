import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { copyText } from '../../platform/clipboard.ts'
import { CopyPill, CopySign } from './CopyPill.tsx'
import { copiedMs, useBriefly } from './useBriefly.ts'

interface Props {
  /** Says what it copies. */
  label: string
  /** The text for the clipboard. */
  text: string
  /** Another form of it for the toast: an account number with dashes. */
  shown?: string
  /** A sign in place of the word, where many stand below each other. */
  isSign?: boolean
  className?: string | undefined
}

/** Copies a text, and says so. Where the browser refuses, the text beside it can be marked by hand. */
export function CopyButton({ label, text, shown = text, isSign = false, className }: Props) {
  const { t } = useTranslation('shared')
  const [isCopied, noteCopied] = useBriefly(copiedMs)
  const copy = async () => {
    if (!(await copyText(text))) return showToast('error', t('copyFailed'))
    noteCopied()
    showToast('success', t('copied', { text: shown }))
  }
  const Shape = isSign ? CopySign : CopyPill
  return <Shape className={className} label={label} isCopied={isCopied} onCopy={() => void copy()} />
}
