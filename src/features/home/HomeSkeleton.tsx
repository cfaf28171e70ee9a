import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './HomePage.module.css'

/** The shape of home to come. */
export function HomeSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles['page']} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton height={172} hero />
      <Skeleton height={106} />
      <RestSkeleton />
    </div>
  )
}

/** The shape of what follows the balance and the actions. */
export const RestSkeleton = () => (
  <>
    <Skeleton height={64} />
    <Skeleton height={228} />
  </>
)
