import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton.tsx'
import balance from './Balance.module.css'
import styles from './HomePage.module.css'

/** The skeleton of home, while its code loads. */
export const HomeSkeleton = () => (
  <div className={styles['page']}>
    <BalanceSkeleton />
    <Skeleton height={193} />
    <RewardsSkeleton />
    <GamesSkeleton />
  </div>
)

/**
 * The skeleton of the balance. The page's head script (`boot/firstPage.ts`) writes the last known balance into it, and the first answer
 * of the wallet. React leaves both as they are.
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
