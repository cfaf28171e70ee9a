import { useSyncExternalStore } from 'react'
import { createObservable } from '../lib/observable.ts'

let iconPlace: HTMLElement | null = null
const placeChanges = createObservable()

export function keepSupportPlace(element: HTMLElement | null): void {
  iconPlace = element
  placeChanges.announce()
}

export const useSupportPlace = () =>
  useSyncExternalStore(
    placeChanges.subscribe,
    () => iconPlace,
    () => null,
  )
