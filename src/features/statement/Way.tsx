import styles from './MovementRow.module.css'

/** An account in short words. */
interface End {
  readonly name: string
  readonly isMain: boolean
}

/**
 * From where to where money went, on one line: where two names have no room, the first one is cut, as its receipt names it whole. The
 * member's main wallet, which most rows name, stands back behind the other account.
 */
export const Way = ({ from, to }: { from: End; to: End }) => (
  <span className={styles['way']}>
    <Name {...from} /> <span className={styles['main']}>→</span> <Name {...to} />
  </span>
)

const Name = ({ name, isMain }: End) => <span className={isMain ? styles['main'] : undefined}>{name}</span>
