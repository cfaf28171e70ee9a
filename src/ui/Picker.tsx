import { useId, type ReactNode } from 'react'
import { platform } from '../platform/current.ts'
import { classes } from './classes.ts'
import styles from './Picker.module.css'
import { usePickerColumn } from './usePickerColumn.ts'

interface Option {
  value: string
  /** What it is recognised by, before its label. Decoration. */
  picture?: ReactNode
  label: ReactNode
  /** It stands on the other side already: it cannot be chosen, a tap asks for it all the same. */
  isTaken?: boolean
}

interface Props {
  label: string
  options: readonly Option[]
  value: string
  onChange(value: string): void
  /** The player has tapped an option that is taken. */
  onTaken?(): void
}

/**
 * A vertical picker: a scrolling column that snaps its rows into a band near its top, so that what can be chosen instead stands
 * below it. Scrolling and taps choose a row. Underneath it is a radio group, for arrow keys and screen readers.
 */
export function Picker({ label, options, value, onChange, onTaken }: Props) {
  const name = useId()
  const chosen = options.findIndex((option) => option.value === value)
  const choose = ({ value: next, isTaken }: Option) => {
    if (next === value || isTaken) return
    platform().haptic('choice')
    onChange(next)
  }
  const { column, bringToBand, isTap } = usePickerColumn(chosen, (index) => {
    const inBand = options[index]
    if (inBand) choose(inBand)
  })

  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['frame']}>
        <div className={styles['column']} {...column}>
          {options.map((option, index) => (
            <label
              key={option.value}
              className={classes(
                styles['row'],
                option.value === value && styles['chosen'],
                option.isTaken && styles['taken'],
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                // Arrow keys pass over it, as they would not over one that is not there.
                aria-disabled={option.isTaken || undefined}
                onChange={() => choose(option)}
                // A tap on the chosen row fires no change event, but scrolls it back into the band.
                onClick={(event) => (option.isTaken ? isTap(event) && onTaken?.() : bringToBand(index))}
              />
              {option.picture}
              <span className={styles['label']}>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
