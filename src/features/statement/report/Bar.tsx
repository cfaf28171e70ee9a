import styles from './Bar.module.css'

interface Props {
  /** 0 to 1. */
  share: number
  /** Without a track, which would look like remaining progress. Zero is a stub. */
  isAlone?: boolean
}

export const Bar = ({ share, isAlone = false }: Props) => (
  <svg className={styles['track']} width="100%" height="8" aria-hidden="true" focusable="false">
    {!isAlone && <rect className={styles['ground']} width="100%" height="8" rx="4" />}
    {isAlone && share === 0 && <rect className={styles['stub']} width="4" height="8" rx="2" />}
    {share > 0 && (
      <rect className={styles['bar']} width={`${Math.max(4, Math.min(1, share) * 100)}%`} height="8" rx="4" />
    )}
  </svg>
)
