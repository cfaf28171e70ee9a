import { classes } from '../../ui/classes.ts'
import styles from './MovementRow.module.css'

/** An account in short words. */
interface End {
  readonly name: string
  readonly isMain: boolean
}

/** From where to where money went. The member's main wallet, which most rows name, stands back behind the other account. */
export const Way = ({ from, to }: { from: End; to: End }) => (
  <span className={styles['way']}>
    <Name {...from} /> <span className={styles['main']}>→</span> <Name {...to} />
  </span>
)

const Name = ({ name, isMain }: End) => <span className={classes(styles['end'], isMain && styles['main'])}>{name}</span>
