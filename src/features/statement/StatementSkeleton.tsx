import { Outline } from '../../ui/Outline.tsx'
import outline from '../../ui/Outline.module.css'
import styles from './StatementPage.module.css'

/** The skeleton of a statement page: a day and its rows. */
export const StatementSkeleton = () => (
  <div className={styles['skeleton']} aria-busy="true">
    <svg className={outline['bar']} width="100%" height="32" aria-hidden="true">
      <rect y="8" width="38%" height="12" rx="6" />
    </svg>
    <Outline shape="rows" height={660} pitch={66} />
  </div>
)
