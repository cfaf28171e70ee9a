import type { LucideIcon } from 'lucide-react'
import { KindTile } from '../../ui/KindTile.tsx'
import styles from './Brakes.module.css'

interface Props {
  icon: LucideIcon
  title: string
  /** In two or three words. */
  state: string
  /** `on`: it was set. `now`: it stops deposits at this moment. */
  tone: 'none' | 'on' | 'now'
}

const kinds = { none: 'out', on: 'in', now: 'wait' } as const

/** The head of a brake: what it is, and whether it is set. */
export const BrakeHead = ({ icon, title, state, tone }: Props) => (
  <div className={styles['head']}>
    <KindTile icon={icon} kind={tone === 'now' ? 'wait' : 'invite'} />
    <h3>{title}</h3>
    <span className={styles['chip']} data-kind={kinds[tone]}>
      {state}
    </span>
  </div>
)
