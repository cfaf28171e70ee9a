import skeleton from '../../ui/Skeleton.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './ProfileSkeleton.module.css'

/** The skeleton of the profile: who it is, the bank account, the member's account. An `svg`, because its measures need no inline style. */
export const ProfileSkeleton = () => (
  <svg className={classes(skeleton['skeleton'], styles['profile'])} width="100%" height="410" aria-hidden="true">
    <rect className={styles['head']} width="100%" height="96" rx="20" />
    <g className={styles['soft']}>
      <circle cx="44" cy="48" r="28" />
      <rect x="84" y="28" width="44%" height="16" rx="8" />
      <rect x="84" y="58" width="32%" height="10" rx="5" />
    </g>
    <rect className={styles['bar']} y="124" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="144" width="100%" height="90" rx="12" />
    <g className={styles['part']}>
      <rect x="16" y="169" width="40" height="40" rx="12" />
      <rect x="68" y="159" width="32%" height="10" rx="5" />
      <rect x="68" y="182" width="40%" height="14" rx="7" />
      <rect x="68" y="209" width="50%" height="10" rx="5" />
    </g>
    <rect className={styles['bar']} y="262" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="282" width="100%" height="128" rx="12" />
    <g className={styles['part']}>
      <rect x="16" y="297" width="28%" height="10" rx="5" />
      <rect x="16" y="320" width="36%" height="12" rx="6" />
      <rect x="16" y="361" width="22%" height="10" rx="5" />
      <rect x="16" y="384" width="60%" height="12" rx="6" />
    </g>
  </svg>
)
