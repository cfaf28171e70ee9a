import { useSyncExternalStore } from 'react'
import { createObservable } from '../lib/observable.ts'

let iconPlace: HTMLElement | null = null
const placeChanges = createObservable()

export function setSupportPlace(element: HTMLElement | null): void {
  iconPlace = element
  placeChanges.announce()
}

export const useSupportPlace = () =>
  useSyncExternalStore(
    placeChanges.subscribe,
    () => iconPlace,
    () => null,
  )
