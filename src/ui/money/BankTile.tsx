import { QrCode } from 'lucide-react'
import { classes } from '../classes.ts'
import { KindTile } from './KindTile.tsx'
import styles from './BankTile.module.css'
import tile from './Tile.module.css'

/** They have no colours of their own, and initials would mean nothing. */
const channels: ReadonlySet<string> = new Set(['WW', 'PAYTIMZ', 'PAYONEX', 'FP'])

/** The banks' own colours, dark enough for white letters (contrast 4.5 and more). */
const colors: Readonly<Record<string, string>> = {
  KBANK: '#0e7a26',
  SCB: '#4e2e7f',
  KTB: '#0b76a6',
  BBL: '#1e4598',
  BAY: '#7a5c00',
  TMB: '#0f63b8',
  TTB: '#0f63b8',
  GSB: '#c4127a',
  BAAC: '#2c6e1f',
  GHB: '#b34a00',
  UOB: '#0b3979',
  BCEL: '#c8102e',
  LDB: '#0b5aa5',
}

export function BankTile({ code }: { code: string }) {
  if (channels.has(code)) return <KindTile icon={QrCode} kind="in" />
  const shown = code.slice(0, 5)
  return (
    <span
      className={classes(tile['tile'], styles['tile'])}
      translate="no"
      style={{ background: colors[code] }}
      data-size={shown.length > 4 ? 'long' : shown.length < 3 ? 'short' : undefined}
      aria-hidden="true"
    >
      {shown}
    </span>
  )
}
