import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import { IconButton } from './Button.tsx'
import styles from './CopyPill.module.css'

interface Props {
  /** Begins with the visible word. */
  label: string
  isCopied: boolean
  className?: string | undefined
  onCopy(): void
}

export function CopyPill({ label, isCopied, className, onCopy }: Props) {
  const { t } = useTranslation('shared')
  return (
    <button
      type="button"
      className={classes(styles['button'], className)}
      aria-label={label}
      data-copied={isCopied ? '' : undefined}
      onClick={onCopy}
    >
      <span className={styles['pill']}>
        <span>{t('copyWord')}</span>
        {isCopied && <Check size={20} aria-hidden="true" />}
      </span>
    </button>
  )
}

interface CopySignProps {
  label: string
  isCopied: boolean
  className?: string | undefined
  onCopy(): void
}

export function CopySign({ label, isCopied, className, onCopy }: CopySignProps) {
  const Sign = isCopied ? Check : Copy
  return (
    <IconButton className={classes(styles['sign'], className)} label={label} onClick={onCopy}>
      <Sign aria-hidden="true" />
    </IconButton>
  )
}
