import { useSyncExternalStore } from 'react'
import { createObservable } from './observable.ts'

export interface ListStore<Item> {
  add(item: Item): void
  remove(item: Item): void
  replace(item: Item, other: Item): void
  clear(): void
  use(): readonly Item[]
}

export function createListStore<Item>(): ListStore<Item> {
  let items: readonly Item[] = []
  const { subscribe, announce } = createObservable()
  const set = (next: readonly Item[]) => {
    items = next
    announce()
  }
  return {
    add: (item) => set([...items, item]),
    remove: (item) => set(items.filter((one) => one !== item)),
    replace: (item, other) => set(items.map((one) => (one === item ? other : one))),
    clear: () => set([]),
    use: () => useSyncExternalStore(subscribe, () => items),
  }
}
