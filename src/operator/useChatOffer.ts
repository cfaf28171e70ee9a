import { chatEnabledCall } from '../api/service.ts'
import { useRead } from '../api/useRead.ts'
import { settings } from '../lib/settings/settings.ts'

/** The offer is null while unknown. */
export function useChatOffer() {
  const isSetUp = settings.VITE_CHAT_URL !== ''
  const { data, error, mutate } = useRead(isSetUp ? chatEnabledCall : null)
  return { isOffered: isSetUp ? (data?.enableChatWidget ?? null) : false, error: error as unknown, mutate }
}
