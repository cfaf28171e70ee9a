import { createListStore } from './store.ts'

/** A message that disappears by itself. */
export interface Toast {
  readonly id: number
  readonly tone: 'error' | 'success'
  readonly text: string
}

/** The time for which a toast is shown (ms; spec, section 8). */
const shownForMs = 4_000

export const toasts = createListStore<Toast>()
let count = 0

/** Shows a message for four seconds: red for an error, green for a success. */
export function showToast(tone: Toast['tone'], text: string): void {
  const toast = { id: count++, tone, text }
  toasts.add(toast)
  setTimeout(() => toasts.remove(toast), shownForMs)
}
