import { useSyncExternalStore } from 'react'
import { createObservable } from './observable.ts'

export function createStore<Value>(first: Value) {
  let value = first
  const { subscribe, announce } = createObservable()
  const get = () => value
  const onServer = () => first
  return {
    get,
    set(next: Value): void {
      value = next
      announce()
    },
    use: (): Value => useSyncExternalStore(subscribe, get, onServer),
  }
}

export function createListStore<Item>() {
  const items = createStore<readonly Item[]>([])
  const change = (by: (before: readonly Item[]) => readonly Item[]) => items.set(by(items.get()))
  return {
    get: items.get,
    add: (item: Item) => change((before) => [...before, item]),
    remove: (item: Item) => change((before) => before.filter((one) => one !== item)),
    replace: (item: Item, other: Item) => change((before) => before.map((one) => (one === item ? other : one))),
    clear: () => items.set([]),
    useItems: items.use,
  }
}
