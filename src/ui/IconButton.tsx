import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

interface Props extends ComponentProps<'button'> {
  label: string
}

/** An icon as a button; `label` is its accessible name. */
export const IconButton = ({ label, className, ...rest }: Props) => (
  <button {...rest} type="button" aria-label={label} title={label} className={classes(styles['button'], className)} />
)
