import { useTranslation } from 'react-i18next'
import { settings } from '../../../settings/settings.ts'
import styles from './ConnectionStatus.module.css'

/** When support is there and how soon it mostly answers, as far as the operator says so. */
export function SupportHours() {
  const { t } = useTranslation('chat')
  const { VITE_SUPPORT_HOURS: hours, VITE_SUPPORT_REPLY_MINUTES: count } = settings
  const said = [
    hours !== '' && t('hours', { hours: hours.replace('-', '–') }),
    count !== null && t('replyTime', { count }),
  ].filter(Boolean)
  return said.length > 0 && <p className={styles['notice']}>{said.join(' · ')}</p>
}
