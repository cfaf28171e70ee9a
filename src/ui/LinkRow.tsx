import { ChevronRight, ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Group.module.css'
import { OutsideLink } from './OutsideLink.tsx'
import { RowWords } from './RowWords.tsx'

interface Props extends ComponentProps<typeof RowWords> {
  /** An address that has passed `safeLink`; without one the row only tells. */
  address: string | null
}

/** A row of a group that leads out of the app: to a page of the web, or to what the device opens, as a telephone number. */
export const LinkRow = ({ address, ...words }: Props) =>
  address === null ? (
    <div className={styles['row']}>
      <RowWords {...words} />
    </div>
  ) : (
    <OutsideLink address={address} className={styles['row']}>
      <RowWords {...words} />
      {/^https?:/i.test(address) ? (
        <ExternalLink className={styles['end']} size={18} aria-hidden="true" />
      ) : (
        <ChevronRight className={styles['end']} size={20} aria-hidden="true" />
      )}
    </OutsideLink>
  )
