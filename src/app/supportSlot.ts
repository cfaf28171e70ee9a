import { useSyncExternalStore } from 'react'
import { createObservable } from '../lib/observable.ts'

let slot: HTMLElement | null = null
const slotChanges = createObservable()

export function setSupportSlot(element: HTMLElement | null): void {
  slot = element
  slotChanges.announce()
}

export const useSupportSlot = () =>
  useSyncExternalStore(
    slotChanges.subscribe,
    () => slot,
    () => null,
  )
