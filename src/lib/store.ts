import { useSyncExternalStore } from 'react'
import { createObservable } from './observable.ts'

export function createListStore<Item>() {
  let items: readonly Item[] = []
  const { subscribe, announce } = createObservable()
  const set = (next: readonly Item[]) => {
    items = next
    announce()
  }
  return {
    now: () => items,
    add: (item: Item) => set([...items, item]),
    remove: (item: Item) => set(items.filter((one) => one !== item)),
    replace: (item: Item, other: Item) => set(items.map((one) => (one === item ? other : one))),
    clear: () => set([]),
    useItems: (): readonly Item[] => useSyncExternalStore(subscribe, () => items),
  }
}
