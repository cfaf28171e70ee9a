import { useSyncExternalStore } from 'react'

function subscribePageVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

export const useIsSeen = () => useSyncExternalStore(subscribePageVisibility, () => !document.hidden)
