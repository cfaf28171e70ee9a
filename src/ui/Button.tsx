import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  /** Sends its form. The main action of a form is a `MainButton`. */
  submit?: boolean
  look?: 'primary' | 'quiet' | 'plain'
  /** Something that this button began is under way: it shows so and ignores taps, but keeps the focus. */
  busy?: boolean
}

/** The one button: full width as a screen's main action, or as wide as its words. */
export function Button({
  look = 'primary',
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
      className={classes(styles['button'], styles[look], className)}
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
