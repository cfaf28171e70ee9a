import { lazy, useDeferredValue, type ReactNode } from 'react'
import type { Wallet } from '../../api/wallet.ts'
import { useReadErrorText } from '../../i18n/readErrorText.ts'
import { loadTexts } from '../../i18n/setUp.ts'
import { Card } from '../../ui/Card.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { Besides } from '../../ui/RoomBoundary.tsx'
import { useIsPrerendered } from '../../ui/useIsPrerendered.ts'
import { useKeptTap } from '../../ui/useKeptTap.ts'
import { Agreement } from './Agreement.tsx'
import { Actions } from './Actions.tsx'
import { Balance } from './Balance.tsx'
import { Games } from './Games.tsx'
import { BalanceSkeleton, GamesSkeleton, RewardsSkeleton } from './HomeSkeleton.tsx'
import styles from './HomePage.module.css'
import { OpenCommands } from './OpenCommands.tsx'
import { Rewards } from './Rewards.tsx'
import { useHome } from './useHome.ts'

// The statement is read for it, which home does not wait for.
const Withdrawals = lazy(async () => {
  const [{ Withdrawals: Cards }] = await Promise.all([import('./Withdrawals.tsx'), loadTexts('shared')])
  return { default: Cards }
})

/** The main screen: what the member has, and what can be done with it. `notice` is the operator's card, if any. */
export function HomePage({ notice }: { notice: ReactNode }) {
  const errorText = useReadErrorText()
  const isPrerendered = useIsPrerendered()
  useKeptTap()
  const { wallet, error, refreshing, refresh, ...home } = useHome()
  // Nobody waits for a hundred games to read a balance.
  const gamesWallet = useDeferredValue<Wallet | null>(wallet ?? null, null)

  const shown = isPrerendered ? undefined : wallet
  const isLost = !shown && !isPrerendered && Boolean(error) && !refreshing
  return (
    <div className={styles['page']}>
      {shown && <Agreement homeHasLoaded={home.loaded} />}
      {shown ? (
        <Balance wallet={shown} refreshing={refreshing} failed={Boolean(error)} onRefresh={refresh} />
      ) : isLost ? (
        <Card>
          <Retry text={errorText(error)} busy={refreshing} onRetry={refresh} />
        </Card>
      ) : (
        <BalanceSkeleton />
      )}
      <Actions />
      {shown && <OpenCommands />}
      {shown && home.loaded && (
        <Besides>
          <Withdrawals wallet={shown} />
        </Besides>
      )}
      {shown ? (
        <Rewards wallet={shown} wheelIsActive={home.wheelIsActive} refreshing={refreshing} onRefreshAll={refresh} />
      ) : (
        !isLost && <RewardsSkeleton />
      )}
      {(shown || isLost) && notice}
      {gamesWallet ? (
        <Games wallet={gamesWallet} areStale={home.gamesAreStale} refreshing={refreshing} onRefresh={refresh} />
      ) : (
        !isLost && <GamesSkeleton />
      )}
    </div>
  )
}
