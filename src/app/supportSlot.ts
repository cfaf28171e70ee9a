import { createStore } from '../lib/store.ts'

const slot = createStore<HTMLElement | null>(null)

export const setSupportSlot = slot.set
export const useSupportSlot = slot.use
