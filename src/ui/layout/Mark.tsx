import { classes } from '../classes.ts'
import styles from './Mark.module.css'

export const Mark = ({ isLarge = false }: { isLarge?: boolean }) => (
  <span className={classes(styles['mark'], isLarge && styles['large'])} aria-hidden="true" />
)
