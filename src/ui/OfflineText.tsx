import { useTranslation } from 'react-i18next'
import { useOffline } from './useOffline.ts'

/** Says that the device has no line, while it has none. The words are asked for at the start, as later they could not come. */
export function OfflineText({ className }: { className: string | undefined }) {
  const { t, i18n } = useTranslation('preferences', { useSuspense: false })
  const isShown = useOffline() && i18n.hasResourceBundle(i18n.language, 'preferences')
  return (
    <span role="status" className={className}>
      {isShown ? t('offline') : ''}
    </span>
  )
}
