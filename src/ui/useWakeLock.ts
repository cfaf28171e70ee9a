import { useEffect } from 'react'

/** Keeps the screen lit while the page is visible, where the browser can. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // A frame of a messenger's web client must not, and asking would fill the console.
    if (!isWanted || !('wakeLock' in navigator) || window.parent !== window) return
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null)
    const release = () => void lock.then((held) => held?.release()).catch(() => undefined)
    // A browser ends it with each hiding, but a minimised mini-app only looks hidden.
    const follow = () => {
      release()
      lock = document.hidden ? Promise.resolve(null) : navigator.wakeLock.request('screen').catch(() => null)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      release()
    }
  }, [isWanted])
}
