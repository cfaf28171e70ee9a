import { QrCode } from 'lucide-react'
import { classes } from '../classes.ts'
import { KindTile } from './KindTile.tsx'
import styles from './BankTile.module.css'
import tile from './Tile.module.css'

/** They have no colours of their own, and initials would mean nothing. */
const channels: ReadonlySet<string> = new Set(['WW', 'PAYTIMZ', 'PAYONEX', 'FP'])

export function BankTile({ code }: { code: string }) {
  if (channels.has(code)) return <KindTile icon={QrCode} kind="in" />
  const shown = code.slice(0, 5)
  return (
    <span
      className={classes(tile['tile'], styles['tile'])}
      translate="no"
      data-bank={code}
      data-size={shown.length > 4 ? 'long' : shown.length < 3 ? 'short' : undefined}
      aria-hidden="true"
    >
      {shown}
    </span>
  )
}
