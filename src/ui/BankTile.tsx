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
export const BankTile = ({ code }: { code: string }) => (
  <span
    className={classes(tile['tile'], styles['tile'])}
    data-bank={code}
    data-long={code.length > 4 && !letters.has(code) ? '' : undefined}
    aria-hidden="true"
  >
    {letters.get(code) ?? code.slice(0, 5)}
  </span>
)
