import type { ComponentProps } from 'react'
import styles from './Card.module.css'
import { classes } from '../classes.ts'

export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classes(styles['card'], className)} />
)
