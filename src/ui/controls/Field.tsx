import { useId, type ComponentProps, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'

interface FieldTexts {
  label: string
  /** Why the value is refused; shown in place of the hint. */
  error?: string | null | undefined
  /** The value is refused, and a text elsewhere says why. */
  isRefused?: boolean | undefined
  hint?: string | undefined
}

interface FieldFrameProps extends FieldTexts {
  /** The control's id. Its `aria-describedby` is `${id}-note`. */
  id: string
  className: string | undefined
  /** The control and what stands in the box beside it. */
  children: ReactNode
}

/** What every field has: a label, a box, and a hint or an error below it. */
const FieldFrame = ({ id, label, error, isRefused, hint, className, children }: FieldFrameProps) => (
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

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** Text before the value, such as a currency sign. */
  prefix?: string
  /** A control inside the field, after the value. */
  action?: ReactNode
}

/** Writes an input's text in capitals, and leaves the caret where it is. */
export function inCapitals(input: HTMLInputElement): string {
  const { value, selectionStart: caret } = input
  if (value === value.toUpperCase()) return value
  input.value = value.toUpperCase()
  input.setSelectionRange(caret, caret)
  return input.value
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

interface Choice {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'children' | 'onChange'> {
  choices: readonly Choice[]
  onChoose(value: string): void
}

/** A native select with a label, and a hint or an error below it. */
export function SelectField({ label, choices, onChoose, error, hint, className, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} className={className}>
      <select
        {...select}
        className={styles['select']}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown className={styles['arrow']} size={20} aria-hidden="true" />
    </FieldFrame>
  )
}
