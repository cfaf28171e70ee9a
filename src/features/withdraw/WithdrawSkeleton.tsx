import { classes } from '../../ui/classes.ts'
import outline from '../../ui/Outline.module.css'
import skeleton from '../../ui/Skeleton.module.css'

/** The form's shape while its limits load: balances, the account, the amount with its chips, and the button. */
export const WithdrawSkeleton = () => (
  <svg className={classes(skeleton['skeleton'], outline['form'])} width="100%" height="433" aria-hidden="true">
    <rect className={outline['bar']} y="6" width="20%" height="12" rx="6" />
    <rect className={outline['bar']} y="28" width="52%" height="22" rx="11" />
    <rect className={outline['bar']} y="62" width="44%" height="12" rx="6" />
    <rect className={outline['field']} y="94" width="100%" height="92" rx="16" />
    <rect className={outline['bar']} y="206" width="20%" height="12" rx="6" />
    <rect className={outline['field']} y="229" width="100%" height="52" rx="12" />
    <rect className={outline['bar']} y="291" width="56%" height="12" rx="6" />
    <rect className={outline['button']} y="323" width="31.7%" height="48" rx="12" />
    <rect className={outline['button']} x="34.15%" y="323" width="31.7%" height="48" rx="12" />
    <rect className={outline['button']} x="68.3%" y="323" width="31.7%" height="48" rx="12" />
    <rect className={outline['button']} y="385" width="100%" height="48" rx="12" />
  </svg>
)
