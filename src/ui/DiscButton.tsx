import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './DiscButton.module.css'
import { IconButton } from './IconButton.tsx'

/** An icon as a button on a soft disc: what can be done with the row that it ends. */
export const DiscButton = ({ className, ...rest }: ComponentProps<typeof IconButton>) => (
  <IconButton {...rest} className={classes(styles['disc'], className)} />
)
