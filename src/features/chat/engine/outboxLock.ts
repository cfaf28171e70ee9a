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

/**
 * Only the page with the lock stores the outbox. It must be free twice, as the holder may be reloading. Without Web
 * Locks (no https) every page stores it.
 */
export function lockOutbox({ owner, storage, tab, onReady }: LockOptions) {
  const isPrivate = storage === tab
  // A duplicated tab copies the id.
  const name = isPrivate ? `chat ${owner} ${tabId(tab)}` : `chat ${owner}`
  let isTaken = false
  let wasFree = false
  let isReleased = false
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })

  const ask = (isWanted: boolean) =>
    new Promise<boolean>((resolve) => {
      const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock && isWanted ? released : undefined
      })
      // A browser that refuses locks refuses storage too.
      void request.catch(() => resolve(false))
    })

  const askLater = async () => {
    await new Promise((resolve) => setTimeout(resolve, letGoMs))
    return !isReleased && ask(true)
  }

  async function begin(): Promise<void> {
    const isHeld = (await ask(true)) || (await askLater())
    if (isReleased) return
    isTaken = !isHeld
    onReady(isHeld ? 'gone' : 'open')
  }

  async function check(): Promise<void> {
    if (!isTaken) return
    isTaken = false
    const isFree = await ask(wasFree)
    if (isReleased) return
    isTaken = !isFree || !wasFree
    wasFree = isFree
    // A duplicated tab copies the outbox; the original may already have sent it.
    if (!isTaken) onReady(isPrivate ? 'unknown' : 'gone')
  }

  if ('locks' in navigator) void begin()
  else onReady('unknown')
  return {
    check: () => void check(),
    release() {
      isReleased = true
      release()
    },
  }
}

function tabId(tab: StorageArea): string {
  const id = tab.get('tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  tab.set('tab', id)
  return id
}
