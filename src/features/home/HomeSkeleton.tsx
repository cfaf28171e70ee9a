import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './HomePage.module.css'

/** The shape of home to come. */
export function HomeSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles['page']} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton height={195} hero />
      <Skeleton height={193} />
      <Skeleton height={64} />
      <GamesSkeleton />
    </div>
  )
}

export const GamesSkeleton = () => <Skeleton height={228} />
