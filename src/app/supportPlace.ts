import { useSyncExternalStore } from 'react'
import { createObservable } from '../lib/observable.ts'

let place: HTMLElement | null = null
const changes = createObservable()

/** Keeps the top bar's place for the support chat's icon; a ref. */
export function keepSupportPlace(element: HTMLElement | null): void {
  place = element
  changes.announce()
}

/** The top bar's place for the icon; null while there is no bar. */
export const useSupportPlace = () =>
  useSyncExternalStore(
    changes.subscribe,
    () => place,
    () => null,
  )
