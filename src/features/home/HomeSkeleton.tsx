import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton.tsx'
import balance from './Balance.module.css'
import styles from './HomePage.module.css'

/** The shape of home to come. */
export function HomeSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles['page']} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <LastBalance />
      <Skeleton height={193} />
      <Skeleton height={64} />
      <GamesSkeleton />
    </div>
  )
}

/**
 * The balance's place. What was held last is written into it by the page's head script, where that is kept (`boot/firstPage.ts`); React
 * leaves it as it is.
 */
function LastBalance() {
  const { t } = useTranslation('home')
  return (
    <div className={balance['balance']} data-last="">
      <p className={balance['name']}>{'\u00a0'}</p>
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

export const GamesSkeleton = () => <Skeleton height={228} />
