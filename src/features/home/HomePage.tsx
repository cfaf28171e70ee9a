import type { ReactNode } from 'react'
import { useReadErrorText } from '../../i18n/readErrorText.ts'
import { Card } from '../../ui/Card.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { Deferred } from '../../ui/RoomBoundary.tsx'
import { useIsPrerendered } from '../../ui/useIsPrerendered.ts'
import { useReplayedTap } from '../../ui/useReplayedTap.ts'
import { Agreement } from './Agreement.tsx'
import { Actions } from './Actions.tsx'
import { Balance } from './Balance.tsx'
import { Games } from './Games.tsx'
import { BalanceSkeleton, GamesSkeleton, RewardsSkeleton } from './HomeSkeleton.tsx'
import styles from './HomePage.module.css'
import { OpenCommands } from './OpenCommands.tsx'
import { Rewards } from './Rewards.tsx'
import { useBelowFold, Withdrawals } from './useBelowFold.ts'
import { useHome } from './useHome.ts'

/** The main screen: balance, actions and games. `notice` is the card with the operator's notice. */
export function HomePage({ notice }: { notice: ReactNode }) {
  const errorText = useReadErrorText()
  const isPrerendered = useIsPrerendered()
  useReplayedTap()
  const { wallet, error, refreshing, refresh, ...home } = useHome()
  const below = useBelowFold(wallet)
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
      {below ? (
        <>
          <OpenCommands />
          <Deferred>
            <Withdrawals wallet={below} />
          </Deferred>
          <Rewards wallet={below} wheelIsActive={home.wheelIsActive} refreshing={refreshing} onRefreshAll={refresh} />
        </>
      ) : (
        !isLost && <RewardsSkeleton />
      )}
      {(below || isLost) && notice}
      {below ? (
        <Games
          wallet={below}
          areStale={home.gamesAreStale}
          refreshing={home.gamesAreStale && refreshing}
          onRefresh={refresh}
        />
      ) : (
        !isLost && <GamesSkeleton />
      )}
    </div>
  )
}
