import type { ReactNode } from 'react'
import styles from './Group.module.css'

interface Props {
  /** A tile of 40 px. */
  picture: ReactNode
  label: string
  /** A second text below it. */
  hint?: string | undefined
}

/** What a row of a group shows: a tile, and words of one or two texts. */
export const RowWords = ({ picture, label, hint }: Props) => (
  <>
    {picture}
    <span className={styles['words']}>
      <span className={styles['label']}>{label}</span>
      {hint !== undefined && ' '}
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
    </span>
  </>
)
