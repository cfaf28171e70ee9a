import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../platform/clipboard.ts'
import { classes } from '../classes.ts'
import { Button } from './Button.tsx'
import styles from './Copyable.module.css'
import { CopyPill, CopySign } from './CopyPill.tsx'
import { showToast } from '../../lib/toasts.ts'
import { copiedMs, useBriefly } from './useBriefly.ts'

interface Props {
  label: string
  text: string
  /** The visible form, such as an account number with dashes or a hidden password. */
  shown?: string
  /** Shortens the middle; the last eight characters stay. */
  isOneLine?: boolean
  /** Text instead of digits: ordinary size. */
  isWords?: boolean
  isLead?: boolean
  onCopied?(): void
  /** Called when the browser refuses to copy; a hidden text must then be shown. */
  onRefused?(): void
  action?: ReactNode
}

/** If copying fails, the text is shown and selected. */
export function Copyable({
  label,
  text,
  shown = text,
  isOneLine = false,
  isWords = false,
  isLead = false,
  onCopied,
  onRefused,
  action,
}: Props) {
  const { t } = useTranslation('shared')
  const value = useRef<HTMLElement>(null)
  const [isCopied, noteCopied] = useBriefly(copiedMs)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0 && value.current) window.getSelection()?.selectAllChildren(value.current)
  }, [refusals])
  const copy = async () => {
    if (await copyText(text)) {
      noteCopied()
      showToast('success', t('copied', { text: shown }))
      return onCopied?.()
    }
    setRefusals(refusals + 1)
    onRefused?.()
    showToast('error', t('copyFailed'))
  }
  const whole = refusals > 0 && !onRefused ? text : shown
  const isCut = isOneLine && refusals === 0
  const copyLabel = t('copy', { what: label })
  return (
    <div className={classes(styles['copyable'], isLead && styles['led'])}>
      <dl>
        <dt className={styles['label']}>{label}</dt>
        <dd
          ref={value}
          translate="no"
          className={classes(
            styles['value'],
            isCut && styles['cut'],
            isWords && styles['words'],
            isLead && styles['lead'],
          )}
        >
          {isCut && <span>{whole.slice(0, -8)}</span>}
          {isCut ? whole.slice(-8) : whole}
        </dd>
      </dl>
      {action}
      {isLead ? (
        <Button onClick={() => void copy()}>
          {isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
          <span>{copyLabel}</span>
        </Button>
      ) : isWords ? (
        <CopySign className={styles['copy']} label={copyLabel} isCopied={isCopied} onCopy={() => void copy()} />
      ) : (
        <CopyPill label={copyLabel} isCopied={isCopied} onCopy={() => void copy()} />
      )}
    </div>
  )
}
