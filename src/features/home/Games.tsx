import { TriangleAlert, Plus } from 'lucide-react'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import { formatMoney, maskWord, type Currency } from '../../i18n/money.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Carousel } from '../../ui/layout/Carousel.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import { GamePicture } from '../../ui/money/GamePicture.tsx'
import { currencyOf, walletValue } from '../../wallet/accounts.ts'
import { inOrder } from './rules.ts'
import cardStyles from '../../ui/layout/Card.module.css'
import styles from './Games.module.css'

/** Memoised, as a carousel rerenders whenever it adds cards. */
const GameCard = memo(function GameCard({ game, currency }: { game: GameAccount; currency: Currency }) {
  const { t } = useTranslation('home')
  const nameId = useId()
  return (
    <article className={styles['card']}>
      <GamePicture address={game.background} className={styles['background']} loading="lazy" />
      <GamePicture address={game.logo} className={styles['logo']} width={48} height={48} loading="lazy" />
      {!game.isActive && (
        <span className={styles['add']} aria-hidden="true">
          <Plus size={16} />
        </span>
      )}
      <div className={styles['plate']}>
        <h3 id={nameId} className={styles['name']} translate="no">
          {game.name || game.code || '-'}
        </h3>
        {game.isActive ? (
          <>
            <p className={styles['amount']} data-zero={(game.amount === 0 && maskWord() === null) || undefined}>
              <Masked>{formatMoney(game.amount, currency)}</Masked>
            </p>
            {game.ftWalletSlot !== 1 && (game.amount !== 0 || maskWord() !== null) && (
              <p className={styles['value']}>{t('inWallet', { amount: formatMoney(walletValue(game), currency) })}</p>
            )}
          </>
        ) : (
          <p className={styles['small']}>{t('openAccount')}</p>
        )}
      </div>
      {game.code !== '' && (
        <button
          type="button"
          className={cardStyles['whole']}
          aria-labelledby={nameId}
          onClick={() => openDialog({ name: 'game', code: game.code })}
        />
      )}
    </article>
  )
})

const categories = ['slot', 'sport', 'lotto'] as const satisfies GameAccount['category'][]

interface Props {
  wallet: Wallet
  areStale: boolean
  isRefreshing: boolean
  onRefresh(): void
}

/** Memoised: there are many games, and each read rerenders home. */
export const Games = memo(function Games({ wallet, areStale, isRefreshing, onRefresh }: Props) {
  const { t } = useTranslation(['home', 'common'])
  const currency = currencyOf(wallet)
  return (
    <>
      {areStale && (
        <div className={styles['stale']} role="status">
          <TriangleAlert size={20} />
          <span>{t('gamesNotRefreshed')}</span>
          <Button variant="plain" isBusy={isRefreshing} onClick={onRefresh}>
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
})
