import { classes } from '../classes.ts'
import styles from './Mark.module.css'

/** The brand's mark. The service's name stands beside it. */
export const Mark = ({ isLarge = false }: { isLarge?: boolean }) => (
  <span className={classes(styles['mark'], isLarge && styles['large'])} aria-hidden="true" />
)
