import { Outline } from '../../ui/Outline.tsx'
import styles from './StatementPage.module.css'

/** The skeleton of a statement page: a day and its rows. */
export const StatementSkeleton = () => (
  <div className={styles['skeleton']} aria-busy="true">
    <Outline shape="rows" height={640} />
  </div>
)
