import { lazy, Suspense, type ReactNode } from 'react'
import { useReadErrorText } from '../../i18n/readErrorText.ts'
import { loadTexts } from '../../i18n/setUp.ts'
import { Card } from '../../ui/Card.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { RoomBoundary } from '../../ui/RoomBoundary.tsx'
import { Actions } from './Actions.tsx'
import { Balance } from './Balance.tsx'
import { HomeSkeleton, RestSkeleton } from './HomeSkeleton.tsx'
import styles from './HomePage.module.css'
import { useHome } from './useHome.ts'

// Balance and actions are what one comes for and wait for nothing else; the rest is fetched while the balance is.
const rest = Promise.all([import('./Rest.tsx'), loadTexts('homeRest'), loadTexts('shared')])
const Rest = lazy(async () => ({ default: (await rest)[0].Rest }))

/** The main screen: what the member has, and what can be done with it. `notice` is the operator's card, if any. */
export function HomePage({ notice }: { notice: ReactNode }) {
  const errorText = useReadErrorText()
  const { wallet, error, ...home } = useHome()

  if (!wallet && (home.refreshing || !error)) return <HomeSkeleton />
  if (!wallet)
    return (
      <div className={styles['page']}>
        <Card>
          <Retry text={errorText(error)} busy={home.refreshing} onRetry={home.refresh} />
        </Card>
        {notice}
      </div>
    )
  return (
    <div className={styles['page']}>
      <Balance wallet={wallet} refreshing={home.refreshing} failed={Boolean(error)} onRefresh={home.refresh} />
      <Actions />
      <RoomBoundary>
        <Suspense fallback={<RestSkeleton />}>
          <Rest wallet={wallet} notice={notice} {...home} />
        </Suspense>
      </RoomBoundary>
    </div>
  )
}
