import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { copyText } from '../../platform/clipboard.ts'
import { classes } from '../classes.ts'
import { Button, IconButton } from './Button.tsx'
import styles from './CopyButton.module.css'

const copiedMs = 1_600

interface Props {
  /** Must begin with the visible word. */
  label: string
  text: string
  /** The form shown, such as an account number with dashes or a hidden password. */
  shown?: string
  isSign?: boolean
  isLead?: boolean
  className?: string | undefined
  onCopied?: (() => void) | undefined
  onRefused?(): void
}

export function CopyButton({
  label,
  text,
  shown = text,
  isSign = false,
  isLead = false,
  className,
  onCopied,
  onRefused,
}: Props) {
  const { t } = useTranslation('shared')
  // A counter, so each copy restarts the timer.
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), copiedMs)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    if (!(await copyText(text))) {
      onRefused?.()
      return showToast('error', t('copyFailed'))
    }
    setCopies((before) => before + 1)
    showToast('success', t('copied', { text: shown }))
    onCopied?.()
  }
  const onClick = () => void copy()
  const isCopied = copies > 0
  const Sign = isCopied ? Check : Copy
  if (isLead)
    return (
      <Button icon={Sign} onClick={onClick}>
        {label}
      </Button>
    )
  if (isSign)
    return (
      <IconButton className={classes(styles['sign'], className)} label={label} onClick={onClick}>
        <Sign />
      </IconButton>
    )
  return (
    <button
      type="button"
      className={classes(styles['button'], className)}
      aria-label={label}
      data-copied={isCopied ? '' : undefined}
      onClick={onClick}
    >
      <span className={styles['pill']}>
        <span>{t('copyWord')}</span>
        {isCopied && <Check size={20} />}
      </span>
    </button>
  )
}
