import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page is in sight. */
export const useIsSeen = () => useSyncExternalStore(subscribe, () => !document.hidden)
