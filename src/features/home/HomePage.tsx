import type { ReactNode } from 'react'
import { Deferred } from '../../ui/RoomBoundary.tsx'
import { useIsPrerendered } from '../../ui/useIsPrerendered.ts'
import { useReplayedTap } from '../../ui/useReplayedTap.ts'
import { Agreement } from './Agreement.tsx'
import { Balance } from './Balance.tsx'
import hero from '../../ui/Hero.module.css'
import { Games } from './Games.tsx'
import { BalanceSkeleton, GamesSkeleton } from './HomeSkeleton.tsx'
import styles from './HomePage.module.css'
import { LostBalance } from './LostBalance.tsx'
import { MoneyActions } from './MoneyActions.tsx'
import { Tiles } from './Tiles.tsx'
import { InviteBonus, OpenCommands, PlayOn, useBelowFold, WaitingMoney } from './useBelowFold.ts'
import { useHome } from './useHome.ts'

/** The main screen: what the member has, and what can be done with it. `notice` is the operator's card, if any. */
export function HomePage({ notice }: { notice: ReactNode }) {
  const isPrerendered = useIsPrerendered()
  useReplayedTap()
  const { wallet, error, refreshing, refresh, ...home } = useHome()
  const below = useBelowFold(wallet)
  const shown = isPrerendered ? undefined : wallet
  const hasGames = below !== undefined && below.slots.length > 0
  const isLost = !shown && !isPrerendered && Boolean(error) && !refreshing
  return (
    <div className={styles['page']}>
      {shown && <Agreement homeHasLoaded={home.loaded} />}
      <div className={hero['hero']} data-lost={isLost || undefined}>
        {shown ? (
          <Balance wallet={shown} refreshing={refreshing} failed={Boolean(error)} onRefresh={refresh} />
        ) : isLost ? (
          <LostBalance error={error} onRetry={refresh} />
        ) : (
          <BalanceSkeleton />
        )}
        <MoneyActions />
      </div>
      <Tiles
        wallet={below}
        isLost={isLost}
        wheelIsActive={home.wheelIsActive}
        refreshing={refreshing}
        onRefreshAll={refresh}
      />
      {below && (
        <Deferred>
          <OpenCommands />
          {hasGames && <PlayOn wallet={below} />}
          <WaitingMoney wallet={below} />
          <InviteBonus wallet={below} />
          {!hasGames && <PlayOn wallet={below} />}
        </Deferred>
      )}
      {isLost && !below && (
        <Deferred>
          <OpenCommands />
        </Deferred>
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
