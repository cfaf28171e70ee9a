import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'

interface Choice {
  readonly value: string
  readonly label: string
}

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'children' | 'onChange'> {
  label: string
  choices: readonly Choice[]
  onChoose(value: string): void
  /** Why the choice is refused; shown in place of the hint. */
  error?: string | null
  hint?: string
}

/** A native select with a label, and a hint or an error below it. */
export function SelectField({ label, choices, onChoose, error, hint, className, ...select }: Props) {
  const id = useId()
  return (
    <div className={classes(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']} data-invalid={error ? '' : undefined}>
        <select
          {...select}
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
      </div>
      <p id={`${id}-note`} className={error ? styles['error'] : styles['hint']} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </div>
  )
}
