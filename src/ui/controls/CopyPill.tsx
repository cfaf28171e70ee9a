import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import { IconButton } from './Button.tsx'
import styles from './CopyPill.module.css'

interface Props {
  /** Begins with the word that is shown, and says what is copied. */
  label: string
  /** It has just copied: a tick tells the one of many that was tapped. A toast says it in words. */
  isCopied: boolean
  className?: string | undefined
  onCopy(): void
}

/** The word "copy" as a button at a row's end. */
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
  /** Says what is copied. */
  label: string
  /** It has just copied: a tick tells the one of many that was tapped. A toast says it in words. */
  isCopied: boolean
  className?: string | undefined
  onCopy(): void
}

/** A button that copies, by its sign: where the word has no room, or would stand often. */
export function CopySign({ label, isCopied, className, onCopy }: CopySignProps) {
  const Sign = isCopied ? Check : Copy
  return (
    <IconButton className={classes(styles['sign'], className)} label={label} onClick={onCopy}>
      <Sign aria-hidden="true" />
    </IconButton>
  )
}
