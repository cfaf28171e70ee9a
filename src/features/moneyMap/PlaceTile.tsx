import { Wallet } from 'lucide-react'
import { safeImage } from '../../platform/safeAddress.ts'
import { KindTile } from '../../ui/KindTile.tsx'
import styles from './MoneyMap.module.css'
import type { Place } from './rules.ts'

/** A place by its picture, with its colour in the bar. Decoration: its name stands beside it. */
export function PlaceTile({ place: { logo }, color }: { place: Place; color: number }) {
  const picture = safeImage(logo)
  return (
    <span className={styles['place']} aria-hidden="true">
      {picture === null ? (
        <KindTile icon={Wallet} kind="invite" />
      ) : (
        <img className={styles['logo']} src={picture} alt="" width={40} height={40} />
      )}
      <span className={styles['dot']} data-color={color} />
    </span>
  )
}
