import type { StorageArea } from '../../../platform/storage.ts'
import type { Outbox } from './outbox.ts'

interface LockOptions {
  /** A hash of the identity. */
  readonly owner: string
  /** Where the outbox is stored. */
  readonly storage: StorageArea
  /** The storage of this tab alone, which may be the same. */
  readonly tab: StorageArea
  readonly outbox: Pick<Outbox, 'open'>
  /** Called when the page may send, and again when it gets the lock later. */
  onReady(): void
}

/** A page that is left lets go of the lock within this time. */
const letGoMs = 500

/**
 * Of an owner's pages, the one that holds the lock stores the outbox; any other one has its own in memory alone. It takes the lock after
 * two checks that find it free, as the page before may just be reloaded. Without the Web Locks API, as on pages without https, every page
 * stores the outbox, and none of them is certain to be alone.
 * @returns the regular check, and what leaves the lock to the next page.
 */
export function lockOutbox({ owner, storage, tab, outbox, onReady }: LockOptions) {
  const isPrivate = storage === tab
  // Tabs with storages of their own do not disturb each other, but for a duplicated one, which has the other's id.
  const name = isPrivate ? `chat ${owner} ${idOf(tab)}` : `chat ${owner}`
  // `done` while the lock is being asked for, and once it is held. The others say how the last check found it.
  let state: 'done' | 'taken' | 'free' = 'done'
  let isReleased = false
  let letGo: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })

  /** True if the lock was free. It is then kept if it is wanted. */
  const ask = (isWanted: boolean) =>
    new Promise<boolean>((resolve) => {
      const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock && isWanted ? released : undefined
      })
      // A browser that refuses locks here refuses storages as well.
      void request.catch(() => resolve(false))
    })

  /** The page before this one may not have let go yet. */
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
      // The original of a duplicated tab may have sent the messages of its copy.
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

/** The id of a tab, which stays when its page is loaded anew. */
function idOf(tab: StorageArea): string {
  const id = tab.get('tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  tab.set('tab', id)
  return id
}
