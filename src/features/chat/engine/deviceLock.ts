/**
 * Waits for a lock that only one page of this device holds at a time, and calls back when this page has it. Without the Web Locks API,
 * as on pages without https, it calls back at once with `isCertain` false, as another page may have it too.
 * Returns the function that releases the lock or stops waiting for it.
 */
export function requestDeviceLock(name: string, onAcquired: (isCertain: boolean) => void): () => void {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const waiting = new AbortController()
  if (!('locks' in navigator)) onAcquired(false)
  else
    navigator.locks
      .request(name, { signal: waiting.signal }, () => {
        onAcquired(true)
        return released
      })
      // Aborted while another page held the lock.
      .catch(() => undefined)
  return () => {
    waiting.abort()
    release()
  }
}
