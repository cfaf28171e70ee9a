import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

interface Props extends ComponentProps<'button'> {
  label: string
}

/** A button that is an icon, with its name for those who do not see it. */
export const IconButton = ({ label, className, ...rest }: Props) => (
  <button {...rest} type="button" aria-label={label} title={label} className={classes(styles['button'], className)} />
)
