import styles from './MovementRow.module.css'

/** An account in short words. */
interface End {
  readonly name: string
  readonly isMain: boolean
}

/** From where to where money went. The member's main wallet, which most rows name, stands back behind the other account. */
export const Way = ({ from, to }: { from: End; to: End }) => (
  <>
    <Name {...from} /> <span className={styles['main']}>→</span>
    {'\u00a0'}
    <Name {...to} />
  </>
)

const Name = ({ name, isMain }: End) => (isMain ? <span className={styles['main']}>{name}</span> : name)
