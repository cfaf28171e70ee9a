import { classes } from './classes.ts'
import styles from './BankTile.module.css'
import tile from './Tile.module.css'

/** A bank by its colour and its code, which Thai and Lao players know it by. Decoration: its name stands beside it. */
export const BankTile = ({ code }: { code: string }) => (
  <span
    className={classes(tile['tile'], styles['tile'])}
    data-bank={code}
    data-long={code.length > 4 ? '' : undefined}
    aria-hidden="true"
  >
    {code.slice(0, 5)}
  </span>
)
