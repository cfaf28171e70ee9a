import type { StorageArea } from '../../../platform/storage.ts'
import type { Outbox } from './outbox.ts'

interface SlotOptions {
  /** A hash of the identity. */
  readonly owner: string
  /** Where the outbox is stored. */
  readonly storage: StorageArea
  /** The storage of this tab alone, which may be the same. */
  readonly tab: StorageArea
  readonly outbox: Pick<Outbox, 'open' | 'adopt' | 'empty' | 'isFilled'>
  /** The outbox is open, or messages of a page that is gone were taken over. */
  onTakenOver(): void
}

/** The slot in which a page stores its outbox. */
interface Slot {
  /** The regular check: takes over what pages left that are gone. */
  check(): void
  /** Leaves the slot to the next page. */
  release(): void
}

/** More pages of a device at the same time are rare; further ones store nothing. */
const numbers = [0, 1, 2, 3, 4, 5, 6, 7]

/** A page that is left lets go of its slot within this time. */
const letGoMs = 500

/** On a very slow phone it may take longer, but not this long. */
const surelyGoneMs = 30_000

/**
 * Holds a slot as long as the page lives: the tab's last one if it is free, else one that a page has left filled, else any. What stays in
 * a free slot is taken over by the second check that finds it, as its page may just be reloaded. Without the Web Locks API, as on pages
 * without https, all pages use the first slot, and none of them is certain to be alone.
 */
export function holdSlot({ owner, storage, tab, outbox, onTakenOver }: SlotOptions): Slot {
  const isPrivate = storage === tab
  // Tabs with storages of their own do not disturb each other, but for a duplicated one, which has the other's id.
  const name = isPrivate ? `chat ${owner} ${idOf(tab)}` : `chat ${owner}`
  const lockOf = (slot: number) => (slot === 0 ? name : `${name} ${slot}`)
  const abandoned = new Set<number>()
  const openedAt = performance.now()
  let own: number | null = null
  let isReleased = false
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })

  const hold = (slot: number) =>
    new Promise<boolean>((resolve) => {
      void whenFree(lockOf(slot), (isFree) => {
        resolve(isFree)
        return isFree ? released : undefined
      })
    })

  /** The page before this one may not have let go of its slot yet. */
  const holdLater = async (slot: number) => {
    await new Promise((resolve) => setTimeout(resolve, letGoMs))
    return !isReleased && hold(slot)
  }

  async function firstFree([slot, ...rest]: readonly number[], last: string | null): Promise<number | null> {
    if (slot === undefined || isReleased) return null
    if ((await hold(slot)) || (`${slot}` === last && (await holdLater(slot)))) return slot
    return firstFree(rest, last)
  }

  async function open(): Promise<void> {
    const last = tab.get('slot')
    own = await firstFree(inOrder(last, outbox), last)
    if (isReleased) return
    if (own !== null) tab.set('slot', `${own}`)
    if (own !== null) outbox.open(own, true)
    onTakenOver()
  }

  function checkOther(slot: number, isFree: boolean): void {
    const isCertain = isFree && abandoned.has(slot)
    if (isFree && !isCertain) abandoned.add(slot)
    else abandoned.delete(slot)
    if (isReleased) return
    // What is still held is a copy: this tab was duplicated, and its original sends the messages.
    if (isPrivate && !isFree && performance.now() - openedAt > surelyGoneMs) outbox.empty(slot)
    if (!isCertain) return
    // The original of a duplicated tab may have sent the messages of the copy.
    outbox.adopt(slot, !isPrivate)
    onTakenOver()
  }

  if ('locks' in navigator) void open()
  else {
    outbox.open(0, false)
    onTakenOver()
  }
  return {
    check() {
      if (own === null) return
      for (const slot of numbers)
        if (slot !== own && outbox.isFilled(slot)) void whenFree(lockOf(slot), (isFree) => checkOther(slot, isFree))
    },
    release() {
      isReleased = true
      release()
    },
  }
}

/** The slots in the order in which a page tries them. */
function inOrder(last: string | null, outbox: SlotOptions['outbox']): number[] {
  const rank = (slot: number) => (`${slot}` === last ? 0 : outbox.isFilled(slot) ? 1 : 2)
  return [...numbers].sort((one, other) => rank(one) - rank(other))
}

/** The id of a tab, which stays when its page is loaded anew. */
function idOf(tab: StorageArea): string {
  const id = tab.get('tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  tab.set('tab', id)
  return id
}

/** Acts at once while holding a lock if it is free, else without it. */
async function whenFree(name: string, act: (isFree: boolean) => void | Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => act(lock !== null))
  } catch {
    // A browser that refuses locks here refuses storages as well.
    await act(false)
  }
}
