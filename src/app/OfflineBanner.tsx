import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { formatMinute } from '../i18n/time.ts'
import { pages } from '../nav/addresses.ts'
import { useOfflineText } from '../ui/feedback/useOfflineText.ts'
import { useNow } from '../ui/useNow.ts'
import { walletReadAt } from '../wallet/useWallet.ts'
import styles from './OfflineBanner.module.css'

export function OfflineBanner() {
  const text = useOfflineText()
  const isOffline = text !== ''
  useEffect(() => void document.documentElement.toggleAttribute('data-offline', isOffline), [isOffline])
  return (
    <div role="status">
      {isOffline && (
        <p className={styles['strip']}>
          <CloudOff size={18} />
          <OfflineText text={text} />
        </p>
      )}
    </div>
  )
}

/** Home also gives the time of its balance. */
function OfflineText({ text }: { text: string }) {
  const { t } = useTranslation('preferences')
  const [path] = useLocation()
  const now = useNow()
  const readAt = path === pages.home ? walletReadAt() : null
  return <span>{readAt === null ? text : t('offlineAt', { time: formatMinute(readAt, now) })}</span>
}
