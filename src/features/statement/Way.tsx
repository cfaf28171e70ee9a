import styles from './MovementRow.module.css'

/** An account in short words. */
interface End {
  readonly name: string
  readonly isMain: boolean
}

/**
 * From where to where money went, in one line. The member's main wallet, which most rows name, stands back behind the other account, and
 * gives way to a long name of it; two long names are cut alike, and are whole on the receipt.
 */
export const Way = ({ from, to }: { from: End; to: End }) => (
  <span className={styles['way']}>
    <Name {...from} />
    <span className={styles['main']}>{'\u00a0→\u00a0'}</span>
    <Name {...to} />
  </span>
)

const Name = ({ name, isMain }: End) => <span className={styles[isMain ? 'wallet' : 'other']}>{name}</span>
