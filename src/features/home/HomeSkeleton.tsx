import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/lists/Skeleton.tsx'
import hero from '../../ui/layout/Hero.module.css'
import balanceStyles from './Balance.module.css'
import styles from './HomeSkeleton.module.css'

export const HomeSkeleton = () => (
  <div className="stack">
    <div className={hero['hero']} data-waits="">
      <BalanceSkeleton />
    </div>
    <Skeleton height={88} />
    <GamesSkeleton />
  </div>
)

/** The head script (`firstFrame/firstPage.ts`) fills in the balance before React runs. */
export function BalanceSkeleton() {
  const { t } = useTranslation(['home', 'common'])
  return (
    <div className={balanceStyles['balance']} data-first-frame="">
      <p className={balanceStyles['head']} role="status" aria-busy="true">
        <span className="visually-hidden">{t('common:loading')}</span>
      </p>
      <h1 className={balanceStyles['label']}>{t('total')}</h1>
      <p className={balanceStyles['total']} data-known="{}" suppressHydrationWarning>
        {''}
      </p>
      <p className={balanceStyles['since']} data-known={t('updated', { time: '{}' })} suppressHydrationWarning>
        {''}
      </p>
    </div>
  )
}

export const GamesSkeleton = () => (
  <>
    <div className={styles['games']}>
      <Skeleton height={112} />
      <Skeleton height={112} />
      <Skeleton height={112} />
    </div>
    <Skeleton height={104} />
  </>
)
