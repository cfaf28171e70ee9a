import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'

interface FieldTexts {
  label: string
  /** For screen readers only. */
  isLabelHidden?: boolean | undefined
  error?: string | null | undefined
  isRefused?: boolean | undefined
  hint?: string | undefined
}

interface FieldFrameProps extends FieldTexts {
  /** The note's id is `${id}-note`. */
  id: string
  className: string | undefined
  children: ReactNode
}

const FieldFrame = ({ id, label, isLabelHidden, error, isRefused, hint, className, children }: FieldFrameProps) => (
  <div className={classes(styles['field'], className)}>
    <label className={isLabelHidden ? 'visually-hidden' : styles['label']} htmlFor={id}>
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
  prefix?: string
  action?: ReactNode
}

/** Changing the value would otherwise move the caret. */
export function inCapitals(input: HTMLInputElement): string {
  const { value, selectionStart: caret } = input
  if (value === value.toUpperCase()) return value
  input.value = value.toUpperCase()
  input.setSelectionRange(caret, caret)
  return input.value
}
export function Field({ label, isLabelHidden, error, isRefused, hint, prefix, action, className, ...input }: Props) {
  const id = useId()
  const texts = { label, isLabelHidden, error, isRefused, hint }
  return (
    <FieldFrame id={id} {...texts} className={className}>
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

export interface SelectChoice {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps
  extends Pick<FieldTexts, 'label' | 'error' | 'hint'>, Omit<ComponentProps<'select'>, 'id' | 'children' | 'onChange'> {
  choices: readonly SelectChoice[]
  mark?: ReactNode
  onChoose(value: string): void
}

export function SelectField({ label, choices, mark, onChoose, error, hint, className, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} className={className}>
      {mark && <span className={styles['mark']}>{mark}</span>}
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
      <ChevronDown className={styles['arrow']} size={20} />
    </FieldFrame>
  )
}
