import { useServiceName } from '../operator/useServiceInfo.ts'
import { classes } from '../ui/classes.ts'
import { Mark } from '../ui/layout/Mark.tsx'
import styles from './ServiceName.module.css'

/** In characters. */
const shortLength = 14

export function ServiceName({ mayRead = true }: { mayRead?: boolean }) {
  const name = useServiceName({ mayRead })
  return (
    <span className={styles['service']}>
      <Mark />
      <span className={classes(styles['name'], name.length > shortLength && styles['long'])}>{name}</span>
    </span>
  )
}
