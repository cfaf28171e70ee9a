import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import groupStyles from '../layout/Group.module.css'
import styles from './ChoiceGroup.module.css'

interface Props<Value extends string> {
  legend: string
  /** For screen readers only. */
  isLegendHidden?: boolean
  values: readonly Value[]
  names: Readonly<Record<NoInfer<Value>, ReactNode>>
  chosen: Value
  onChoose(value: NoInfer<Value>): void
}

export function ChoiceGroup<Value extends string>({
  legend,
  isLegendHidden,
  values,
  names,
  chosen,
  onChoose,
}: Props<Value>) {
  const group = useId()
  if (values.length < 2) return null
  return (
    <fieldset className={styles['choice']}>
      <legend className={isLegendHidden ? 'visually-hidden' : groupStyles['title']}>{legend}</legend>
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
