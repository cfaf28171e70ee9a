import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GameAccount } from '../../api/wallet.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { walletValue } from '../../wallet/walletValue.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Masked } from '../../ui/Masked.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './GameDialog.module.css'
import { GameLogo } from './GameLogo.tsx'

interface Props {
  game: GameAccount
  currency: Currency
  isRefreshing: boolean
  /** The last refresh failed, so the amounts are older. */
  isStale: boolean
  onRefresh(): void
}

/** An open game's logo, its balance, what that is worth in the wallet where the game has its own units, and a refresh button. */
export function GameHead({ game, currency, isRefreshing, isStale, onRefresh }: Props) {
  const { t } = useTranslation('games')
  return (
    <div className={styles['head']}>
      <GameLogo game={game} />
      <p className={styles['amounts']} data-stale={isStale ? '' : undefined}>
        <span className={styles['worth']}>{t('balance')}</span>{' '}
        <span className={styles['amount']}>
          <Masked>{formatMoney(game.amount, currency)}</Masked>
        </span>
        {game.ftWalletSlot !== 1 && (
          <span className={styles['worth']}>{t('inWallet', { amount: formatMoney(walletValue(game), currency) })}</span>
        )}
      </p>
      <IconButton label={t('refresh')} aria-busy={isRefreshing} onClick={isRefreshing ? undefined : onRefresh}>
        {isRefreshing ? <Spinner /> : <RotateCw />}
      </IconButton>
    </div>
  )
}
