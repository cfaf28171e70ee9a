import type { LucideIcon } from 'lucide-react'
import { classes } from '../classes.ts'
import styles from './KindTile.module.css'
import tile from './Tile.module.css'

export type TileKind = 'accent' | 'bonus' | 'danger' | 'in' | 'out' | 'play' | 'wait'

export const KindTile = ({ icon: Icon, kind }: { icon: LucideIcon; kind: TileKind }) => (
  <span className={classes(tile['tile'], styles['kind'])} data-kind={kind} aria-hidden="true">
    <Icon size={22} />
  </span>
)
