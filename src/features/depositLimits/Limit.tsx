import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KindTile } from '../../ui/money/KindTile.tsx'
import styles from './DepositLimits.module.css'
import { Button } from '../../ui/controls/Button.tsx'
import type { DepositLimits } from './store.ts'

interface Props {
  icon: LucideIcon
  title: string
  /** `on`: set. `now`: stops deposits at this moment. */
  tone: 'none' | 'on' | 'now'
  /** Announced to screen readers. */
  children: ReactNode
}

const toneTiles = { none: 'invite', on: 'in', now: 'wait' } as const

export function LimitHead({ icon, title, tone, children }: Props) {
  const { t } = useTranslation('depositLimits')
  return (
    <div className={styles['head']} data-tone={tone}>
      <KindTile icon={icon} kind={toneTiles[tone]} />
      <h3>{title}</h3>
      {tone === 'none' && <span className={styles['chip']}>{t('notSet')}</span>}
      {children}
    </div>
  )
}

/** A looser limit waiting for its delay, and a button to cancel it. */
export const PendingChange = ({ text, keep, onKeep }: { text: string; keep: string; onKeep(): void }) => (
  <div className={styles['pending']}>
    <p>{text}</p>
    <Button variant="plain" onClick={onKeep}>
      {keep}
    </Button>
  </div>
)

/** `act` gets the limits in force and the server's time (epoch ms). */
export type Change = (act: (note: DepositLimits, now: number) => DepositLimits) => void
