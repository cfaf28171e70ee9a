import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Group.module.css'
import { RowWords } from './RowWords.tsx'

interface Props extends ComponentProps<typeof RowWords> {
  /** It ends something, and leads nowhere. */
  isDanger?: boolean
  onOpen(): void
}

/** A row of a group that does something. */
export const ActionRow = ({ isDanger = false, onOpen, ...words }: Props) => (
  <button type="button" className={styles['row']} data-danger={isDanger ? '' : undefined} onClick={onOpen}>
    <RowWords {...words} />
    {!isDanger && <ChevronRight className={styles['end']} size={20} aria-hidden="true" />}
  </button>
)
