import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { copyText } from '../../platform/clipboard.ts'
import { CopyPill, CopySign } from './CopyPill.tsx'
import { copiedMs, useBriefly } from './useBriefly.ts'

interface Props {
  label: string
  text: string
  /** For the toast. */
  shown?: string
  isSign?: boolean
  className?: string | undefined
}

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
