import { ChevronRight, ExternalLink } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { OutsideLink } from '../controls/OutsideLink.tsx'
import groupStyles from '../layout/Group.module.css'

interface LinkRowProps extends ComponentProps<typeof RowTexts> {
  /** Must have passed `safeLink`. */
  address: string | null
}

export const LinkRow = ({ address, ...words }: LinkRowProps) =>
  address === null ? (
    <div className={groupStyles['row']}>
      <RowTexts {...words} />
    </div>
  ) : (
    <OutsideLink address={address} className={groupStyles['row']}>
      <RowTexts {...words} />
      {/^https?:/i.test(address) ? (
        <ExternalLink className={groupStyles['end']} size={18} />
      ) : (
        <ChevronRight className={groupStyles['end']} size={20} />
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
    <span className={groupStyles['words']}>
      <span className={groupStyles['label']}>{label}</span>
      {hint !== undefined && ' '}
      {hint !== undefined && <span className={groupStyles['hint']}>{hint}</span>}
    </span>
  </>
)

interface Props extends ComponentProps<typeof RowTexts> {
  isDanger?: boolean
  onOpen(): void
}

export const ActionRow = ({ isDanger = false, onOpen, ...words }: Props) => (
  <button type="button" className={groupStyles['row']} data-danger={isDanger ? '' : undefined} onClick={onOpen}>
    <RowTexts {...words} />
    {!isDanger && <ChevronRight className={groupStyles['end']} size={20} />}
  </button>
)
