import { RotateCw, Search } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { formatMoney, maskWord } from '../../i18n/money.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { gamesDrawing } from '../../ui/drawings.ts'
import { Illustration } from '../../ui/feedback/Illustration.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import { GamePicture } from '../../ui/money/GamePicture.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import { atHand } from './rules.ts'
import trackStyles from '../../ui/Track.module.css'
import styles from './PlayOn.module.css'

interface Props {
  wallet: Wallet
  isRefreshing: boolean
  onRefreshAll: (() => void) | null
}

export function PlayOn({ wallet, isRefreshing, onRefreshAll }: Props) {
  const { t } = useTranslation(['shared', 'home'])
  const titleId = useId()
  const games = atHand(wallet.slots)
  if (games.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {t('playOn')}
        </h2>
        {onRefreshAll && (
          <Button variant="plain" className={styles['refresh']} isBusy={isRefreshing} onClick={onRefreshAll}>
            {!isRefreshing && <RotateCw size={16} />}
            <span>{t('home:refreshAll')}</span>
          </Button>
        )}
      </header>
      <ul className={classes(trackStyles['track'], styles['games'])} tabIndex={0} aria-labelledby={titleId}>
        {games.map((game) => (
          <li key={game.code}>
            <button
              type="button"
              className={styles['game']}
              onClick={() => openDialog({ name: 'game', code: game.code })}
            >
              <span className={styles['art']}>
                <GamePicture address={game.background} className={styles['background']} />
                <GamePicture address={game.logo} className={styles['logo']} />
              </span>
              <span className={styles['plate']}>
                <span className={styles['name']} translate="no">
                  {game.name || game.code}
                </span>
                <span className={styles['amount']} data-zero={(game.amount === 0 && maskWord() === null) || undefined}>
                  <Masked>{formatMoney(game.amount, currencyOf(wallet))}</Masked>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Fewer games are seen at a glance. */
const leastToSearch = 12

export function FindGame({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('shared')
  if (wallet.slots.length < leastToSearch) return null
  return (
    <button type="button" className={styles['find']} onClick={() => openDialog({ name: 'findGame' })}>
      <Search size={20} />
      <span>{t('findGame')}</span>
    </button>
  )
}

/** `onRetry` is given if the games could not be read. */
export function NoGames({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles['none']}>
      <Illustration drawing={gamesDrawing} />
      <p>
        <b>{t(onRetry ? 'gamesLost' : 'noGamesTitle')}</b>
        {onRetry ? (
          <button type="button" className={styles['again']} onClick={onRetry}>
            {t('gamesAgain')}
          </button>
        ) : (
          <span>{t('noGamesText')}</span>
        )}
      </p>
    </div>
  )
}
