import { classes } from './classes.ts'
import styles from './BankTile.module.css'
import tile from './Tile.module.css'

/** Letters of channels whose codes are no short names. */
const letters = new Map([
  ['PAYONEX', 'PX'],
  ['PAYTIMZ', 'PT'],
])

/**
 * A bank by its colour and its code, which Thai and Lao players know it by; a payment channel in the same way. Decoration: its name
 * stands beside it.
 */
export function BankTile({ code }: { code: string }) {
  const shown = letters.get(code) ?? code.slice(0, 5)
  return (
    <span
      className={classes(tile['tile'], styles['tile'])}
      data-bank={code}
      data-size={shown.length > 4 ? 'long' : shown.length < 3 ? 'short' : undefined}
      aria-hidden="true"
    >
      {shown}
    </span>
  )
}
