import { createListStore } from './store.ts'

export interface Toast {
  readonly id: number
  readonly tone: 'error' | 'success'
  readonly text: string
}

/** A toast stays this long (product, errors). */
export const toastMs = 4_000

export const toasts = createListStore<Toast>()
let nextId = 0

export function showToast(tone: Toast['tone'], text: string): void {
  toasts.add({ id: nextId++, tone, text })
}
