import { Copy } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../platform/clipboard.ts'
import styles from './Copyable.module.css'
import { IconButton } from './IconButton.tsx'
import { showToast } from '../messages/toasts.ts'

interface Props {
  label: string
  /** What is copied. */
  text: string
  /** How it is shown, where that is another form: an account number with dashes, a hidden password. */
  shown?: string
  /** It is on the clipboard. */
  onCopied?(): void
  /** Copying was refused: whoever hides the text has to show it, to be copied by hand. */
  onRefused?(): void
  /** A control beside the copy button. */
  action?: ReactNode
}

/** A text to be taken elsewhere with one tap. Where copying is refused it is shown and selected, to be copied by hand. */
export function Copyable({ label, text, shown = text, onCopied, onRefused, action }: Props) {
  const { t } = useTranslation('shared')
  const value = useRef<HTMLElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0 && value.current) window.getSelection()?.selectAllChildren(value.current)
  }, [refusals])
  const copy = async () => {
    if (await copyText(text)) {
      showToast('success', t('copied', { text: shown }))
      return onCopied?.()
    }
    setRefusals(refusals + 1)
    onRefused?.()
    showToast('error', t('copyFailed'))
  }
  return (
    <div className={styles['copyable']}>
      <dl>
        <dt className={styles['label']}>{label}</dt>
        <dd ref={value} className={styles['value']}>
          {refusals > 0 && !onRefused ? text : shown}
        </dd>
      </dl>
      {action}
      <IconButton label={t('copy', { what: label })} onClick={() => void copy()}>
        <Copy size={20} />
      </IconButton>
    </div>
  )
}
