import type { ReactNode } from 'react'
import { useErrorText } from '../../i18n/errorText.ts'
import { Card } from '../../ui/Card.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { Actions } from './Actions.tsx'
import { Balance } from './Balance.tsx'
import { Games } from './Games.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import styles from './HomePage.module.css'
import { OpenTransfers } from './OpenTransfers.tsx'
import { Rewards } from './Rewards.tsx'
import { useAgreement } from './useAgreement.ts'
import { useHome } from './useHome.ts'

/** The main screen: what the member has, and what can be done with it. `notice` is the operator's card, if any. */
export function HomePage({ notice }: { notice: ReactNode }) {
  const errorText = useErrorText()
  const { wallet, error, refreshing, loaded, gamesAreStale, refresh, wheelIsActive } = useHome()
  useAgreement(loaded)

  if (!wallet && (refreshing || !error)) return <HomeSkeleton />
  return (
    <div className={styles['page']}>
      {wallet ? (
        <>
          <Balance wallet={wallet} refreshing={refreshing} failed={Boolean(error)} onRefresh={() => void refresh()} />
          <Actions />
          <OpenTransfers />
          <Rewards
            wallet={wallet}
            wheelIsActive={wheelIsActive}
            refreshing={refreshing}
            onRefreshAll={() => void refresh()}
          />
          {notice}
          <Games wallet={wallet} areStale={gamesAreStale} refreshing={refreshing} onRefresh={() => void refresh()} />
        </>
      ) : (
        <>
          <Card>
            <Retry text={errorText(error)} busy={refreshing} onRetry={() => void refresh()} />
          </Card>
          {notice}
        </>
      )}
    </div>
  )
}
