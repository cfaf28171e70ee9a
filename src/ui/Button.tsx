import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  /** Sends its form. The main action of a form is a `MainButton`. */
  submit?: boolean
  variant?: 'primary' | 'quiet' | 'plain' | 'danger'
  /** The button shows a spinner and ignores taps. It keeps the focus, which a disabled button would lose. */
  busy?: boolean
}

/** A primary and a danger button have the full width, the others are as wide as their text. Danger cannot be undone. */
export function Button({
  variant = 'primary',
  busy = false,
  className,
  children,
  onClick,
  submit = false,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={submit && !busy ? 'submit' : 'button'}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classes(styles['button'], styles[variant], className)}
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
