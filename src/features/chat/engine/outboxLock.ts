import { pause } from '../../../lib/pause.ts'
import type { StorageArea } from '../../../platform/storage.ts'

interface LockOptions {
  readonly owner: string
  readonly storage: StorageArea
  /** Storage of this tab alone; may be the same as `storage`. */
  readonly tab: StorageArea
  /** `open`: another page stores the outbox. `unknown`: the page before may still be sending what it stored. */
  onReady(otherPage: 'gone' | 'open' | 'unknown'): void
}

/** A page being left releases the lock within this time. */
const letGoMs = 500
/** A page that reloads takes the lock again within this time. */
const reloadMs = 5_000

/**
 * Only the page with the lock stores the outbox; another one takes over once the lock stays free. Without Web Locks (no
 * https) every page stores it.
 * @returns the function that releases the lock.
 */
export function lockOutbox({ owner, storage, tab, onReady }: LockOptions): () => void {
  const isPrivate = storage === tab
  // A duplicated tab copies the id.
  const name = isPrivate ? `chat ${owner} ${tabId(tab)}` : `chat ${owner}`
  const leaving = new AbortController()
  const { signal } = leaving
  const left = new Promise((resolve) => signal.addEventListener('abort', resolve))

  /** @returns true if the page now has the lock, until it is left. */
  async function acquire(waitMs: number): Promise<boolean> {
    if (waitMs > 0) await pause(waitMs)
    if (signal.aborted) return false
    return new Promise((resolve) => {
      const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null && !signal.aborted)
        return lock && left
      })
      // A browser that refuses locks refuses storage too.
      void request.catch(() => resolve(false))
    })
  }

  async function takeOver(): Promise<void> {
    await navigator.locks.request(name, { signal }, () => undefined).catch(() => undefined)
    if (document.hidden)
      await new Promise((seen) => document.addEventListener('visibilitychange', seen, { once: true }))
    // A duplicated tab copies the outbox; the original may already have sent it.
    if (await acquire(reloadMs)) onReady(isPrivate ? 'unknown' : 'gone')
    else if (!signal.aborted) await takeOver()
  }

  async function begin(): Promise<void> {
    const isHeld = (await acquire(0)) || (await acquire(letGoMs))
    if (signal.aborted) return
    onReady(isHeld ? 'gone' : 'open')
    if (!isHeld) await takeOver()
  }

  if ('locks' in navigator) void begin()
  else onReady('unknown')
  return () => leaving.abort()
}

function tabId(tab: StorageArea): string {
  const id = tab.get('tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  tab.set('tab', id)
  return id
}
