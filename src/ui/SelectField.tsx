import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import styles from './SelectField.module.css'

interface Choice {
  readonly value: string
  readonly label: string
}

interface Props extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'children' | 'onChange'> {
  choices: readonly Choice[]
  onChoose(value: string): void
}

/** A native select with a label, and a hint or an error below it. */
export function SelectField({ label, choices, onChoose, error, hint, className, ...select }: Props) {
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
