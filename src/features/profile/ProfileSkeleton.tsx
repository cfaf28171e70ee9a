import skeleton from '../../ui/lists/Skeleton.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './ProfileSkeleton.module.css'

/** An `svg`, because its sizes need no inline style. */
export const ProfileSkeleton = () => (
  <svg className={classes(skeleton['skeleton'], styles['profile'])} width="100%" height="397" aria-hidden="true">
    <rect className={styles['head']} width="100%" height="88" rx="20" />
    <g className={styles['soft']}>
      <circle cx="44" cy="44" r="28" />
      <rect x="84" y="24" width="44%" height="16" rx="8" />
      <rect x="84" y="54" width="32%" height="10" rx="5" />
    </g>
    <rect className={styles['bar']} y="116" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="136" width="100%" height="89" rx="12" />
    <g className={styles['part']}>
      <rect x="16" y="160" width="40" height="40" rx="12" />
      <rect x="68" y="149" width="32%" height="10" rx="5" />
      <rect x="68" y="171" width="40%" height="14" rx="7" />
      <rect x="68" y="200" width="50%" height="10" rx="5" />
    </g>
    <rect className={styles['bar']} y="254" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="274" width="100%" height="123" rx="12" />
    <g className={styles['part']}>
      <rect x="16" y="287" width="28%" height="10" rx="5" />
      <rect x="16" y="309" width="36%" height="12" rx="6" />
      <rect x="16" y="349" width="22%" height="10" rx="5" />
      <rect x="16" y="371" width="60%" height="12" rx="6" />
    </g>
  </svg>
)
