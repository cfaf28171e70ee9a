import { Check, Copy } from 'lucide-react'
import { classes } from './classes.ts'
import styles from './CopySign.module.css'
import { IconButton } from './IconButton.tsx'

interface Props {
  /** Says what is copied. */
  label: string
  /** It has just copied: a tick tells the one of many that was tapped. A toast says it in words. */
  isCopied: boolean
  className?: string | undefined
  onCopy(): void
}

/** A button that copies, by its sign: where the word has no room, or would stand often. */
export function CopySign({ label, isCopied, className, onCopy }: Props) {
  const Sign = isCopied ? Check : Copy
  return (
    <IconButton className={classes(styles['sign'], className)} label={label} onClick={onCopy}>
      <Sign aria-hidden="true" />
    </IconButton>
  )
}
