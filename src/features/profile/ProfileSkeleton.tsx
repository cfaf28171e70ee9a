import skeleton from '../../ui/Skeleton.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './ProfileSkeleton.module.css'

/** The skeleton of the profile: who it is, the bank account, the member's account. An `svg`, because its measures need no inline style. */
export const ProfileSkeleton = () => (
  <svg className={classes(skeleton['skeleton'], styles['profile'])} width="100%" height="376" aria-hidden="true">
    <circle className={styles['avatar']} cx="32" cy="32" r="32" />
    <rect className={styles['bar']} x="80" y="13" width="50%" height="18" rx="9" />
    <rect className={styles['bar']} x="80" y="41" width="34%" height="10" rx="5" />
    <rect className={styles['bar']} x="16" y="90" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="114" width="100%" height="96" rx="16" />
    <g className={styles['part']}>
      <rect x="16" y="142" width="40" height="40" rx="12" />
      <rect x="68" y="130" width="32%" height="10" rx="5" />
      <rect x="68" y="154" width="40%" height="14" rx="7" />
      <rect x="68" y="182" width="50%" height="12" rx="6" />
    </g>
    <rect className={styles['bar']} x="16" y="236" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="260" width="100%" height="116" rx="16" />
    <g className={styles['part']}>
      <rect x="16" y="282" width="28%" height="12" rx="6" />
      <rect x="65%" y="282" width="30%" height="12" rx="6" />
      <rect x="16" y="328" width="22%" height="10" rx="5" />
      <rect x="16" y="348" width="60%" height="12" rx="6" />
    </g>
  </svg>
)
