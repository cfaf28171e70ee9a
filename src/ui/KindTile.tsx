import type { LucideIcon } from 'lucide-react'
import styles from './KindTile.module.css'

/** What something is about: money that comes or goes or waits, a bonus, a game, an invitation. */
export type Kind = 'bonus' | 'in' | 'invite' | 'out' | 'play' | 'wait'

/** A kind by its colour and its icon. Decoration: words stand beside it. */
export const KindTile = ({ icon: Icon, kind }: { icon: LucideIcon; kind: Kind }) => (
  <span className={styles['kind']} data-kind={kind} aria-hidden="true">
    <Icon size={22} />
  </span>
)
