import { AccountTile } from '../../ui/AccountTile.tsx'
import { faceOf } from '../../wallet/accountFace.ts'
import styles from './MoneyMap.module.css'
import type { Place } from './rules.ts'

/** A place by its picture, with its colour in the bar. Decoration: its name stands beside it. */
export const PlaceTile = ({ place, color }: { place: Place; color: number }) => (
  <span className={styles['place']} aria-hidden="true">
    <AccountTile account={faceOf(place.code, [place])} />
    <span className={styles['dot']}>
      <span data-color={color} />
    </span>
  </span>
)
