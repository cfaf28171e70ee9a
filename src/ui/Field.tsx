import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import styles from './Field.module.css'

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** Text before the value, such as a currency sign. */
  prefix?: string
  /** A control inside the field, after the value. */
  action?: ReactNode
}

/** An input with a label, and a hint or an error below it. */
export function Field({ label, error, isRefused, hint, prefix, action, className, ...input }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} isRefused={isRefused} hint={hint} className={className}>
      {prefix && (
        <span className={styles['prefix']} aria-hidden="true">
          {prefix}
        </span>
      )}
      <input {...input} id={id} aria-invalid={error || isRefused ? true : undefined} aria-describedby={`${id}-note`} />
      {action}
    </FieldFrame>
  )
}
