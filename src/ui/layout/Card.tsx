import type { ComponentProps } from 'react'
import styles from './Card.module.css'
import { classes } from '../classes.ts'

/** A raised surface that groups content. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classes(styles['card'], className)} />
)
