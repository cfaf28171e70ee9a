import { useTranslation } from 'react-i18next'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { useDialog } from '../../nav/useDialog.ts'
import { gamesDrawing } from '../../ui/drawings/games.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Reads } from '../../ui/Reads.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ActiveGame } from './ActiveGame.tsx'
import styles from './GameDialog.module.css'
import { GameHead } from './GameHead.tsx'
import { InactiveGame } from './InactiveGame.tsx'
import { StaleNote } from './StaleNote.tsx'
import { useRefresh } from './useRefresh.ts'

/** The account at the game that the address names: activation, login, transfers and play. */
export function GameDialog() {
  const { t } = useTranslation('games')
  const code = useDialog()?.code ?? ''
  const wallet = useWallet()
  const game = code === '' ? undefined : wallet.data?.slots.find((one) => one.code === code)
  return (
    <Sheet title={game ? game.name || game.code : t('title')}>
      <Reads of={[wallet]} height={360} shape="text">
        {([read]) =>
          game ? (
            <Account key={game.code} game={game} wallet={read} />
          ) : (
            <EmptyState drawing={gamesDrawing} title={t('notFoundTitle')} text={t('notFoundText')} />
          )
        }
      </Reads>
    </Sheet>
  )
}

function Account({ game, wallet }: { game: GameAccount; wallet: Wallet }) {
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
