import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'

export interface FieldTexts {
  label: string
  /** Why the value is refused; shown in place of the hint. */
  error?: string | null | undefined
  /** The value is refused, and a text elsewhere says why. */
  isRefused?: boolean | undefined
  hint?: string | undefined
}

interface Props extends FieldTexts {
  /** The control's id. Its `aria-describedby` is `${id}-note`. */
  id: string
  className: string | undefined
  /** The control and what stands in the box beside it. */
  children: ReactNode
}

/** What every field has: a label, a box, and a hint or an error below it. */
export const FieldFrame = ({ id, label, error, isRefused, hint, className, children }: Props) => (
  <div className={classes(styles['field'], className)}>
    <label className={styles['label']} htmlFor={id}>
      {label}
    </label>
    <div className={styles['box']} data-invalid={error || isRefused ? '' : undefined}>
      {children}
    </div>
    <p id={`${id}-note`} className={error ? styles['error'] : styles['hint']} role={error ? 'alert' : undefined}>
      {error ?? hint}
    </p>
  </div>
)
