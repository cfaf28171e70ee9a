import { createStore } from '../../lib/store.ts'

const slot = createStore<HTMLElement | null>(null)

/** Where a page tells that the device is offline, instead of the strip. */
export const setOfflineSlot = slot.set
export const useOfflineSlot = slot.use
