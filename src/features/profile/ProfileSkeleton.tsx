import skeleton from '../../ui/Skeleton.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './ProfileSkeleton.module.css'

/** The skeleton of the profile: who it is, the bank account, the member's account. An `svg`, because its measures need no inline style. */
export const ProfileSkeleton = () => (
  <svg className={classes(skeleton['skeleton'], styles['profile'])} width="100%" height="474" aria-hidden="true">
    <circle className={styles['avatar']} cx="50%" cy="48" r="40" />
    <rect className={styles['bar']} x="25%" y="106" width="50%" height="18" rx="9" />
    <rect className={styles['bar']} x="34%" y="137" width="32%" height="10" rx="5" />
    <rect className={styles['bar']} x="16" y="188" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="212" width="100%" height="96" rx="16" />
    <g className={styles['part']}>
      <rect x="16" y="240" width="40" height="40" rx="12" />
      <rect x="68" y="228" width="32%" height="10" rx="5" />
      <rect x="68" y="252" width="40%" height="14" rx="7" />
      <rect x="68" y="280" width="50%" height="12" rx="6" />
    </g>
    <rect className={styles['bar']} x="16" y="334" width="26%" height="10" rx="5" />
    <rect className={styles['card']} y="358" width="100%" height="116" rx="16" />
    <g className={styles['part']}>
      <rect x="16" y="380" width="28%" height="12" rx="6" />
      <rect x="65%" y="380" width="30%" height="12" rx="6" />
      <rect x="16" y="426" width="22%" height="10" rx="5" />
      <rect x="16" y="446" width="60%" height="12" rx="6" />
    </g>
  </svg>
)
