import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import { formatMoney } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { useDialog } from '../../nav/useDialog.ts'
import { RefreshButton } from '../../ui/controls/RefreshButton.tsx'
import { gamesDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { AboveReads } from '../../ui/feedback/Failure.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import { GamePicture } from '../../ui/money/GamePicture.tsx'
import { currencyOf, walletValue } from '../../wallet/accounts.ts'
import { useGamesRefresh } from '../../wallet/useGamesRefresh.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { ActiveGame } from './ActiveGame.tsx'
import { useFavourites } from './Favourite.tsx'
import { InactiveGame } from './InactiveGame.tsx'
import styles from './GameDialog.module.css'

export function GameDialog() {
  const { t } = useTranslation('games')
  const code = useDialog()?.code ?? ''
  const wallet = useWallet()
  const unknown = useContext(AboveReads)
  const { star } = useFavourites()
  const game = code === '' ? undefined : wallet.data?.slots.find((one) => one.code === code)
  return (
    <Sheet title={game ? <span translate="no">{game.name || game.code}</span> : t('title')} action={game && star(game)}>
      <Reads of={[wallet]} height={433} shape="text">
        {([read]) =>
          game ? (
            <GameAccountView key={game.code} game={game} wallet={read} />
          ) : (
            <>
              {unknown}
              <EmptyState drawing={gamesDrawing} title={t('notFoundTitle')} text={t('notFoundText')} />
            </>
          )
        }
      </Reads>
    </Sheet>
  )
}

function GameAccountView({ game, wallet }: { game: GameAccount; wallet: Wallet }) {
  const { t } = useTranslation('games')
  const { refresh, isRefreshing, gamesAreStale, error } = useGamesRefresh(false)
  const isStale = gamesAreStale || error !== undefined
  return (
    <div className={styles['account']}>
      <div className={styles['cover']}>
        <GamePicture address={game.background} className={styles['background']} />
        <GamePicture address={game.logo} className={styles['logo']} width={56} height={56} />
      </div>
      {/* Screen readers need the live region to exist before its text. */}
      <div role="status" className={styles['announcement']}>
        {isStale && <Warning>{t('notRefreshed')}</Warning>}
      </div>
      {game.isActive ? (
        <>
          <div className={styles['shown']}>
            <Amounts game={game} wallet={wallet} isStale={isStale} />
            <RefreshButton
              className={styles['refresh']}
              label={t('refresh')}
              isBusy={isRefreshing}
              onRefresh={refresh}
            />
          </div>
          <ActiveGame game={game} wallet={wallet} />
        </>
      ) : (
        <InactiveGame game={game} onRefresh={refresh} />
      )}
    </div>
  )
}

/** Older amounts are muted. A game with its own units also shows their value in the wallet. */
function Amounts({ game, wallet, isStale }: { game: GameAccount; wallet: Wallet; isStale: boolean }) {
  const { t } = useTranslation(['games', 'common'])
  const money = (amount: Minor | null) => formatMoney(amount, currencyOf(wallet))
  return (
    <dl className={styles['amounts']} data-stale={isStale ? '' : undefined}>
      <div>
        <dt>{t('common:mainWallet')}</dt>
        <dd className={styles['amount']}>
          <Masked>{money(wallet.wallet.amount)}</Masked>
        </dd>
      </div>
      <div>
        <dt>{t('balance')}</dt>
        <dd className={styles['amount']}>
          <Masked>{money(game.amount)}</Masked>
        </dd>
        {game.ftWalletSlot !== 1 && <dd>{t('inWallet', { amount: money(walletValue(game)) })}</dd>}
      </div>
    </dl>
  )
}
