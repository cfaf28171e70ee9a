import styles from './DayGroups.module.css'
import { Outline } from './Outline.tsx'
import outline from './Outline.module.css'

interface Props {
  rows: number
  /** The height of each row, in CSS px. */
  pitch: number
}

/** The skeleton of a list by days: a day and its rows. */
export const DaySkeleton = ({ rows, pitch }: Props) => (
  <div className={styles['skeleton']} aria-busy="true">
    <svg className={outline['bar']} width="100%" height="32" aria-hidden="true">
      <rect y="8" width="38%" height="12" rx="6" />
    </svg>
    <Outline shape="rows" height={rows * pitch} pitch={pitch} />
  </div>
)
