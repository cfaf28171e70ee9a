import { classes } from '../classes.ts'
import styles from './BankTile.module.css'
import kinds from './KindTile.module.css'
import tile from './Tile.module.css'

const channelLetters = new Map([
  ['PAYONEX', 'PX'],
  ['PAYTIMZ', 'PT'],
])

const channelKinds = new Map([
  ['WW', 'in'],
  ['PAYTIMZ', 'bonus'],
  ['PAYONEX', 'play'],
  ['FP', 'invite'],
])

export function BankTile({ code }: { code: string }) {
  const shown = channelLetters.get(code) ?? code.slice(0, 5)
  const channel = channelKinds.get(code)
  return (
    <span
      className={classes(tile['tile'], styles['tile'], channel && kinds['kind'])}
      translate="no"
      data-bank={code}
      data-kind={channel}
      data-size={shown.length > 4 ? 'long' : shown.length < 3 ? 'short' : undefined}
      aria-hidden="true"
    >
      {shown}
    </span>
  )
}
