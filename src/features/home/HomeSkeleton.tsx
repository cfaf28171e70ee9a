import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton.tsx'
import balance from './Balance.module.css'
import styles from './HomePage.module.css'

/** The shape of home to come, where not even its code is there. */
export const HomeSkeleton = () => (
  <div className={styles['page']}>
    <BalanceSkeleton />
    <Skeleton height={193} />
    <RewardsSkeleton />
    <GamesSkeleton />
  </div>
)

/**
 * The balance's place. What was held last, and what the wallet answers before the code is there, is written into it by the page's head
 * script (`boot/firstPage.ts`); React leaves it as it is.
 */
export function BalanceSkeleton() {
  const { t } = useTranslation(['home', 'common'])
  return (
    <div className={balance['balance']} data-last="">
      <p className={balance['name']} role="status" aria-busy="true">
        <span className="visually-hidden">{t('common:loading')}</span>
        {'\u00a0'}
      </p>
      <p className={balance['label']}>{t('total')}</p>
      <p className={balance['total']} data-known="{}" suppressHydrationWarning>
        {''}
      </p>
      <p className={balance['since']} data-known={t('updated', { time: '{}' })} suppressHydrationWarning>
        {''}
      </p>
    </div>
  )
}

export const RewardsSkeleton = () => <Skeleton height={64} />

export const GamesSkeleton = () => <Skeleton height={228} />
