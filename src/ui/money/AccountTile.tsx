import { Gamepad2 } from 'lucide-react'
import type { AccountIcon } from '../../lib/alerts.ts'
import { safeImage } from '../../platform/safeAddress.ts'
import { classes } from '../classes.ts'
import { BankTile } from './BankTile.tsx'
import { KindTile } from './KindTile.tsx'
import styles from './AccountTile.module.css'
import tile from './Tile.module.css'

export function AccountTile({ account }: { account: AccountIcon }) {
  if (account.of === 'main') return <span className={classes(tile['tile'], styles['main'])} aria-hidden="true" />
  if (account.of === 'bank') return <BankTile code={account.code} />
  const picture = safeImage(account.logo)
  if (picture === null) return <KindTile icon={Gamepad2} kind="play" />
  return (
    <img
      className={classes(tile['tile'], styles['game'])}
      src={picture}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      aria-hidden="true"
    />
  )
}
