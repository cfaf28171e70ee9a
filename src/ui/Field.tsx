import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** Why the value is refused; shown in place of the hint. */
  error?: string | null
  hint?: string
  /** Text before the value, such as a currency sign. */
  prefix?: string
  /** A control inside the field, after the value. */
  action?: ReactNode
}

/** An input with a label, and a hint or an error below it. */
export function Field({ label, error, hint, prefix, action, className, ...input }: Props) {
  const id = useId()
  return (
    <div className={classes(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']} data-invalid={error ? '' : undefined}>
        {prefix && (
          <span className={styles['prefix']} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={`${id}-note`} />
        {action}
      </div>
      <p id={`${id}-note`} className={error ? styles['error'] : styles['hint']} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </div>
  )
}
