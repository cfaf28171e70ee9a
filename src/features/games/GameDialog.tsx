import { useTranslation } from 'react-i18next'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { type GameAccount, type Wallet, refreshGamesCall } from '../../api/wallet.ts'
import { currencyOf, walletValue } from '../../wallet/accounts.ts'
import { useWallet, useReadWallet } from '../../wallet/useWallet.ts'
import { useDialog } from '../../nav/useDialog.ts'
import { gamesDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { ActiveGame } from './ActiveGame.tsx'
import { GameLogo, InactiveGame } from './InactiveGame.tsx'
import { send } from '../../api/client/client.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { IconButton } from '../../ui/controls/Button.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { IconWarning } from '../../ui/feedback/Warning.tsx'
import styles from './GameDialog.module.css'

export function GameDialog() {
  const { t } = useTranslation('games')
  const code = useDialog()?.code ?? ''
  const wallet = useWallet()
  const game = code === '' ? undefined : wallet.data?.slots.find((one) => one.code === code)
  return (
    <Sheet title={game ? <span translate="no">{game.name || game.code}</span> : t('title')}>
      <Reads of={[wallet]} height={360} shape="text">
        {([read]) =>
          game ? (
            <GameAccountView key={game.code} game={game} wallet={read} />
          ) : (
            <EmptyState drawing={gamesDrawing} title={t('notFoundTitle')} text={t('notFoundText')} />
          )
        }
      </Reads>
    </Sheet>
  )
}

function GameAccountView({ game, wallet }: { game: GameAccount; wallet: Wallet }) {
  const { refresh, isRefreshing, isStale } = useRefresh()
  const currency = currencyOf(wallet)
  return (
    <div className={styles['account']}>
      {game.isActive && (
        <GameHead game={game} currency={currency} isRefreshing={isRefreshing} isStale={isStale} onRefresh={refresh} />
      )}
      <StaleNote isStale={isStale} />
      {game.isActive ? (
        <ActiveGame game={game} wallet={wallet} currency={currency} />
      ) : (
        <InactiveGame game={game} onRefresh={refresh} />
      )}
    </div>
  )
}

/** Screen readers need the live region to exist before its text. */
function StaleNote({ isStale }: { isStale: boolean }) {
  const { t } = useTranslation('games')
  return (
    <div role="status" className={styles['announcement']}>
      {isStale && <IconWarning small>{t('notRefreshed')}</IconWarning>}
    </div>
  )
}

function useRefresh() {
  const readWallet = useReadWallet()
  const [state, setState] = useState<'fresh' | 'busy' | 'stale'>('fresh')
  const refresh = async () => {
    if (state === 'busy') return
    setState('busy')
    const [refreshed] = await Promise.allSettled([send(refreshGamesCall)])
    const [read] = await Promise.allSettled([readWallet()])
    setState(refreshed.status === 'fulfilled' && read.status === 'fulfilled' ? 'fresh' : 'stale')
  }
  return { refresh: () => void refresh(), isRefreshing: state === 'busy', isStale: state === 'stale' }
}

interface Props {
  game: GameAccount
  currency: Currency
  isRefreshing: boolean
  /** True if the last refresh failed, so the amounts are older. */
  isStale: boolean
  onRefresh(): void
}

/** Adds the value in the wallet's currency if the game has its own units. */
function GameHead({ game, currency, isRefreshing, isStale, onRefresh }: Props) {
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
