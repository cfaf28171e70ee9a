import { createListStore } from './store.ts'

export interface Toast {
  readonly id: number
  readonly tone: 'error' | 'success'
  readonly text: string
}

/** A toast stays this long (spec, section 8). */
const toastMs = 4_000

export const toasts = createListStore<Toast>()
let nextId = 0

export function showToast(tone: Toast['tone'], text: string): void {
  const toast = { id: nextId++, tone, text }
  toasts.add(toast)
  setTimeout(() => toasts.remove(toast), toastMs)
}
