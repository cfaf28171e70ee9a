import type { StorageArea } from '../../../platform/storage.ts'
import type { Outbox } from './outbox.ts'

interface LockOptions {
  readonly owner: string
  readonly storage: StorageArea
  /** Storage of this tab alone; may be the same as `storage`. */
  readonly tab: StorageArea
  readonly outbox: Pick<Outbox, 'open'>
  onReady(): void
}

/** A page being left releases the lock within this time. */
const letGoMs = 500

/**
 * Only the page with the lock stores the outbox. It must be free twice, as the holder may be reloading. Without Web
 * Locks (no https) every page stores it.
 */
export function lockOutbox({ owner, storage, tab, outbox, onReady }: LockOptions) {
  const isPrivate = storage === tab
  // A duplicated tab copies the id.
  const name = isPrivate ? `chat ${owner} ${tabId(tab)}` : `chat ${owner}`
  // `done` during a request and while the lock is held.
  let state: 'done' | 'taken' | 'free' = 'done'
  let isReleased = false
  let letGo: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
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
    if (isHeld) outbox.open(true)
    else state = 'taken'
    onReady()
  }

  async function check(): Promise<void> {
    if (state === 'done') return
    const wasFree = state === 'free'
    state = 'done'
    const isFree = await ask(wasFree)
    if (isReleased) return
    if (!isFree || !wasFree) state = isFree ? 'free' : 'taken'
    else {
      // A duplicated tab copies the outbox; the original may already have sent it.
      outbox.open(!isPrivate)
      onReady()
    }
  }

  if ('locks' in navigator) void begin()
  else {
    outbox.open(false)
    onReady()
  }
  return {
    check: () => void check(),
    release() {
      isReleased = true
      letGo()
    },
  }
}

function tabId(tab: StorageArea): string {
  const id = tab.get('tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  tab.set('tab', id)
  return id
}
