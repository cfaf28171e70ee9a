import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './StatementPage.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The skeleton of a statement page. */
export const StatementSkeleton = () => (
  <div className={styles['skeleton']} aria-busy="true">
    {rows.map((row) => (
      <Skeleton key={row} height={80} />
    ))}
  </div>
)
