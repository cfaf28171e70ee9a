import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}

/** Whether the device says that it has no line. */
export const useOffline = () => useSyncExternalStore(subscribe, () => !navigator.onLine)
