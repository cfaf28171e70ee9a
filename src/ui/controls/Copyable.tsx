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
  /** The text for the clipboard. */
  text: string
  /** Another form of it for the screen: an account number with dashes, a hidden password. */
  shown?: string
  /** Keeps the text on one line. If it is too long, its middle is shortened, and its last eight characters stay. */
  isOneLine?: boolean
  /** Words, which are read and not compared digit by digit: in the size of other words, copied by a sign that leaves them the room. */
  isWords?: boolean
  /** What the sheet is for: in larger digits, and copied by its main button. */
  isLead?: boolean
  onCopied?(): void
  /** Called when the browser refuses to copy. A hidden text must then be shown, for the player to copy it by hand. */
  onRefused?(): void
  /** A control beside the copy button. */
  action?: ReactNode
}

/** A text with a copy button. If copying fails, the text is shown and selected, for the player to copy it by hand. */
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
          className={classes(
            styles['value'],
            isCut && styles['cut'],
            isWords && styles['words'],
            isLead && styles['lead'],
          )}
        >
          {isCut ? <Cut text={whole} /> : whole}
        </dd>
      </dl>
      {action}
      {isLead ? (
        <Button onClick={() => void copy()}>
          {isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
          {copyLabel}
        </Button>
      ) : isWords ? (
        <CopySign className={styles['copy']} label={copyLabel} isCopied={isCopied} onCopy={() => void copy()} />
      ) : (
        <CopyPill label={copyLabel} isCopied={isCopied} onCopy={() => void copy()} />
      )}
    </div>
  )
}

const Cut = ({ text }: { text: string }) => (
  <>
    <span>{text.slice(0, -8)}</span>
    {text.slice(-8)}
  </>
)
