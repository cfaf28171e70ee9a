import type { LucideIcon } from 'lucide-react'
import { classes } from '../classes.ts'
import styles from './KindTile.module.css'
import tile from './Tile.module.css'

/** What something is about: money that comes or goes or waits, a bonus, a game, an invitation, what failed or ends something. */
export type Kind = 'bonus' | 'danger' | 'in' | 'invite' | 'out' | 'play' | 'wait'

/** A kind by its colour and its icon. Decoration: words stand beside it. */
export const KindTile = ({ icon: Icon, kind }: { icon: LucideIcon; kind: Kind }) => (
  <span className={classes(tile['tile'], styles['kind'])} data-kind={kind} aria-hidden="true">
    <Icon size={22} />
  </span>
)
