import { createStore } from '../lib/store.ts'

export const supportSlot = createStore<HTMLElement | null>(null)
