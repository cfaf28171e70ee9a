import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './StatementPage.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of a statement page to come. */
export const StatementSkeleton = () => (
  <div className={styles['skeleton']} aria-busy="true">
    {rows.map((row) => (
      <Skeleton key={row} height={80} />
    ))}
  </div>
)
