import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/lists/Skeleton.tsx'
import styles from './LoadingMessages.module.css'

export function LoadingMessages() {
  const { t } = useTranslation('chat')
  return (
    <div className={styles['loading']} role="status">
      <span className="visually-hidden">{t('loadingChat')}</span>
      <Skeleton height={64} />
      <Skeleton height={48} />
      <Skeleton height={88} />
    </div>
  )
}
