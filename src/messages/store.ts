import { useSyncExternalStore } from 'react'

/** A list that anyone may add to and one component shows: toasts, alerts. */
export interface ListStore<Item> {
  add(item: Item): void
  remove(item: Item): void
  clear(): void
  use(): readonly Item[]
}

/** Creates an empty list store. */
export function createListStore<Item>(): ListStore<Item> {
  let items: readonly Item[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Item[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    add: (item) => set([...items, item]),
    remove: (item) => set(items.filter((one) => one !== item)),
    clear: () => set([]),
    use: () => useSyncExternalStore(subscribe, () => items),
  }
}
