import styles from './Bar.module.css'

/** A drawn bar in the colour of the text around it; `share` of its full length, from 0 to 1. */
export const Bar = ({ share }: { share: number }) => (
  <svg className={styles['track']} width="100%" height="8" aria-hidden="true" focusable="false">
    <rect className={styles['ground']} width="100%" height="8" rx="4" />
    {share > 0 && (
      <rect className={styles['bar']} width={`${Math.max(2, Math.min(1, share) * 100)}%`} height="8" rx="4" />
    )}
  </svg>
)
