import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/lists/Skeleton.tsx'
import chatStyles from './Chat.module.css'
import styles from './LoadingMessages.module.css'

export function LoadingMessages() {
  const { t } = useTranslation('chat')
  return (
    <div className={classes(chatStyles['alone'], styles['loading'])} role="status">
      <span className="visually-hidden">{t('loadingChat')}</span>
      <Skeleton height={64} />
      <Skeleton height={48} />
      <Skeleton height={88} />
    </div>
  )
}
