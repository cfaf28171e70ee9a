import { classes } from '../../ui/classes.ts'
import outline from '../../ui/Outline.module.css'
import skeleton from '../../ui/Skeleton.module.css'

/** The form's shape while its limits load: both accounts, the amount with its chips, and the button. */
export const WithdrawSkeleton = () => (
  <svg className={classes(skeleton['skeleton'], outline['form'])} width="100%" height="433" aria-hidden="true">
    <rect className={outline['field']} y="0" width="100%" height="188" rx="16" />
    <rect className={outline['bar']} x="12" y="10" width="40" height="40" rx="12" />
    <rect className={outline['bar']} x="64" y="14" width="24%" height="12" rx="6" />
    <rect className={outline['bar']} x="64" y="38" width="48%" height="20" rx="8" />
    <rect className={outline['bar']} x="12" y="104" width="40" height="40" rx="12" />
    <rect className={outline['bar']} x="64" y="108" width="20%" height="12" rx="6" />
    <rect className={outline['bar']} x="64" y="130" width="60%" height="14" rx="7" />
    <rect className={outline['bar']} x="64" y="156" width="44%" height="12" rx="6" />
    <rect className={outline['bar']} y="206" width="20%" height="12" rx="6" />
    <rect className={outline['field']} y="229" width="100%" height="52" rx="12" />
    <rect className={outline['bar']} y="291" width="56%" height="12" rx="6" />
    <rect className={outline['button']} y="323" width="31.7%" height="48" rx="12" />
    <rect className={outline['button']} x="34.15%" y="323" width="31.7%" height="48" rx="12" />
    <rect className={outline['button']} x="68.3%" y="323" width="31.7%" height="48" rx="12" />
    <rect className={outline['button']} y="385" width="100%" height="48" rx="12" />
  </svg>
)
