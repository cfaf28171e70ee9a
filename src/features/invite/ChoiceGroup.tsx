import { useId } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './ChoiceGroup.module.css'

interface Props<Value extends string> {
  legend: string
  /** For screen readers only. */
  isLegendHidden?: boolean
  isRow?: boolean
  values: readonly Value[]
  names: Readonly<Record<NoInfer<Value>, string>>
  chosen: Value
  onChoose(value: NoInfer<Value>): void
}

export function ChoiceGroup<Value extends string>({
  legend,
  isLegendHidden,
  isRow,
  values,
  names,
  chosen,
  onChoose,
}: Props<Value>) {
  const group = useId()
  if (values.length < 2) return null
  return (
    <fieldset className={classes(styles['choice'], isRow && styles['row'])}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles['legend']}>{legend}</legend>
      <div className={styles['track']}>
        {values.map((value) => (
          <label key={value} className={classes(styles['option'], value === chosen && styles['chosen'])} data-ring>
            <input type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
            {names[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
