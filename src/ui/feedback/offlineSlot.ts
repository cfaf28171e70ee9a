import { createStore } from '../../lib/store.ts'

const slot = createStore<HTMLElement | null>(null)

/** The page shows that the device is offline, in place of the strip. */
export const setOfflineSlot = slot.set
export const useOfflineSlot = slot.use
