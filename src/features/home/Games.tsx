import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { Button } from '../../ui/Button.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { GameCard } from './GameCard.tsx'
import styles from './Games.module.css'
import { inOrder } from './rules.ts'

const categories = ['slot', 'sport', 'lotto'] as const satisfies GameAccount['category'][]

interface Props {
  wallet: Wallet
  /** The games' balances could not be refreshed. */
  areStale: boolean
  /** Another refresh is in progress. */
  refreshing: boolean
  onRefresh(): void
}

/** Memoised, as there are many games and home renders again at the start of each read. */
export const Games = memo(GameAccounts)

/** The game accounts in three carousels: slot, sport and casino, lotto. An empty category is left out. */
function GameAccounts({ wallet, areStale, refreshing, onRefresh }: Props) {
  const { t } = useTranslation(['home', 'common'])
  const currency = currencyOf(wallet)
  return (
    <>
      {areStale && (
        <div className={styles['stale']} role="status">
          <TriangleAlert size={20} aria-hidden="true" />
          <span>{t('gamesNotRefreshed')}</span>
          <Button variant="plain" busy={refreshing} onClick={onRefresh}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {categories.map((category) => {
        const games = inOrder(wallet.slots.filter((game) => game.category === category))
        if (games.length === 0) return null
        return (
          <Carousel key={category} title={t(category)}>
            {games.map((game, index) => (
              <GameCard key={game.code || index} game={game} currency={currency} />
            ))}
          </Carousel>
        )
      })}
    </>
  )
}
