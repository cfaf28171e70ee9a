import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KindTile } from '../../ui/KindTile.tsx'
import styles from './Brakes.module.css'

interface Props {
  icon: LucideIcon
  title: string
  /** `on`: it was set. `now`: it stops deposits at this moment. */
  tone: 'none' | 'on' | 'now'
  /** What is set, in words that are announced. */
  children: ReactNode
}

const tiles = { none: 'invite', on: 'in', now: 'wait' } as const

/** The head of a brake: what it is, and what is set. One that is set fills the top of its card with its colour. */
export function BrakeHead({ icon, title, tone, children }: Props) {
  const { t } = useTranslation('brakes')
  return (
    <div className={styles['head']} data-tone={tone}>
      <KindTile icon={icon} kind={tiles[tone]} />
      <h3>{title}</h3>
      {tone === 'none' && <span className={styles['chip']}>{t('notSet')}</span>}
      {children}
    </div>
  )
}
