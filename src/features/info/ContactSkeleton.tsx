import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ContactPage.module.css'

/** The skeleton of the contact: text, links, QR code. */
export function ContactSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles['skeleton']} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton height={120} />
      <Skeleton height={148} />
      <Skeleton height={266} />
    </div>
  )
}
