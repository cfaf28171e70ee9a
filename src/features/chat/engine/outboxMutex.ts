import { newId } from '../../../api/client/client.ts'
import type { StorageArea } from '../../../platform/storage.ts'

interface LockOptions {
  readonly owner: string
  readonly storage: StorageArea
  /** Storage of this tab alone; may be the same as `storage`. */
  readonly tab: StorageArea
  /** `open`: another page stores the outbox. `unknown`: the page before may still be sending what it stored. */
  onReady(otherPage: 'gone' | 'open' | 'unknown'): void
}

/** A page being left releases the lock within these tries. */
const maxTries = 8
const retryMs = 250

/**
 * Only the page with the lock stores a shared outbox. A duplicated tab has a copy of a private one. Without Web Locks
 * (no https) every page stores it.
 */
export function acquireOutbox({ owner, storage, tab, onReady }: LockOptions): () => void {
  if (!('locks' in navigator)) {
    onReady('unknown')
    return () => undefined
  }
  const isPrivate = storage === tab
  const name = isPrivate ? `chat ${owner} ${tabId(tab)}` : `chat ${owner}`
  const leaving = new AbortController()
  const { signal } = leaving
  const left = new Promise((resolve) => signal.addEventListener('abort', resolve))
  // A time limit would end before the answer on a busy phone.
  const ask = (tries: number): void => {
    const onAnswer = (lock: Lock | null) => {
      if (signal.aborted) return undefined
      if (!lock && tries < maxTries) setTimeout(ask, retryMs, tries + 1)
      else onReady(lock ? 'gone' : isPrivate ? 'unknown' : 'open')
      return lock && left
    }
    // A browser that refuses locks refuses storage too.
    navigator.locks.request(name, { ifAvailable: true }, onAnswer).catch(() => onAnswer(null))
  }
  ask(1)
  return () => leaving.abort()
}

function tabId(tab: StorageArea): string {
  const id = tab.get('tab') ?? newId()
  tab.set('tab', id)
  return id
}
