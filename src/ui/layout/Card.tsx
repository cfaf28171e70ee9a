import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './Card.module.css'

export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classes(styles['card'], className)} />
)
