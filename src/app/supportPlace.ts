import { useSyncExternalStore } from 'react'
import { createObservable } from '../lib/observable.ts'

let place: HTMLElement | null = null
const changes = createObservable()

export function keepSupportPlace(element: HTMLElement | null): void {
  place = element
  changes.announce()
}

export const useSupportPlace = () =>
  useSyncExternalStore(
    changes.subscribe,
    () => place,
    () => null,
  )
