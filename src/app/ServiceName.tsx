import { useServiceName } from '../operator/useInfo.ts'
import { classes } from '../ui/classes.ts'
import { Mark } from '../ui/layout/Mark.tsx'
import styles from './ServiceName.module.css'

/** Names of more characters are set smaller, on two lines if need be. */
const shortLength = 14

/** The service's mark with its name. `asks: false` does not ask the backend for it. */
export function ServiceName({ asks = true }: { asks?: boolean }) {
  const name = useServiceName({ asks })
  return (
    <span className={styles['service']}>
      <Mark />
      <span className={classes(styles['name'], name.length > shortLength && styles['long'])}>{name}</span>
    </span>
  )
}
