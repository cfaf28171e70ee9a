import { createListStore } from './store.ts'

export interface Toast {
  readonly id: number
  readonly tone: 'error' | 'success'
  readonly text: string
}

/** Spec, section 8. */
const shownForMs = 4_000

export const toasts = createListStore<Toast>()
let count = 0

export function showToast(tone: Toast['tone'], text: string): void {
  const toast = { id: count++, tone, text }
  toasts.add(toast)
  setTimeout(() => toasts.remove(toast), shownForMs)
}
