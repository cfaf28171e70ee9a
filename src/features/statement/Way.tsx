import { classes } from '../../ui/classes.ts'
import styles from './MovementRow.module.css'

/** An account in short words. */
interface End {
  readonly name: string
  readonly isMain: boolean
}

/**
 * From where to where money went, in one line. The member's main wallet, which most rows name, stands back behind the other account, and
 * gives way to a long name of it; between two games the source does, whose picture stands beside it. The receipt has both whole.
 */
export const Way = ({ from, to }: { from: End; to: End }) => (
  <span className={styles['way']}>
    <span className={classes(styles['name'], from.isMain && styles['main'], !to.isMain && styles['yields'])}>
      {from.name}
    </span>
    <span className={styles['main']}>{'\u00a0→\u00a0'}</span>
    <span className={classes(styles['name'], to.isMain && styles['main'], to.isMain && styles['yields'])}>
      {to.name}
    </span>
  </span>
)
