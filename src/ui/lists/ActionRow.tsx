import { ChevronRight, ExternalLink } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { OutsideLink } from '../controls/OutsideLink.tsx'
import styles from '../layout/Group.module.css'

interface LinkRowProps extends ComponentProps<typeof RowTexts> {
  /** Must have passed `safeLink`. */
  address: string | null
}

export const LinkRow = ({ address, ...words }: LinkRowProps) =>
  address === null ? (
    <div className={styles['row']}>
      <RowTexts {...words} />
    </div>
  ) : (
    <OutsideLink address={address} className={styles['row']}>
      <RowTexts {...words} />
      {/^https?:/i.test(address) ? (
        <ExternalLink className={styles['end']} size={18} />
      ) : (
        <ChevronRight className={styles['end']} size={20} />
      )}
    </OutsideLink>
  )

interface RowWordsProps {
  /** A tile of 40 px. */
  picture: ReactNode
  label: string
  hint?: string | undefined
}

export const RowTexts = ({ picture, label, hint }: RowWordsProps) => (
  <>
    {picture}
    <span className={styles['words']}>
      <span className={styles['label']}>{label}</span>
      {hint !== undefined && ' '}
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
    </span>
  </>
)

interface Props extends ComponentProps<typeof RowTexts> {
  isDanger?: boolean
  onOpen(): void
}

export const ActionRow = ({ isDanger = false, onOpen, ...words }: Props) => (
  <button type="button" className={styles['row']} data-danger={isDanger ? '' : undefined} onClick={onOpen}>
    <RowTexts {...words} />
    {!isDanger && <ChevronRight className={styles['end']} size={20} />}
  </button>
)
