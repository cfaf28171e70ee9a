import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function subscribeConnection(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}

/** Empty while online. Loaded early, because it could not be loaded offline. */
export function useOfflineText(): string {
  const { t, i18n } = useTranslation('preferences', { useSuspense: false })
  const isOffline = useSyncExternalStore(subscribeConnection, () => !navigator.onLine)
  return isOffline && i18n.hasResourceBundle(i18n.language, 'preferences') ? t('offline') : ''
}
