import type { GameAccount } from '../../api/wallet.ts'
import { safeImage } from '../../platform/safeAddress.ts'
import styles from './GameDialog.module.css'

/** Decoration. */
export function GameLogo({ game }: { game: GameAccount }) {
  const logo = safeImage(game.logo)
  return logo && <img className={styles['logo']} src={logo} alt="" width={56} height={56} />
}
