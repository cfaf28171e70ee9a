import { createListStore } from './store.ts'

/** A message that leaves by itself. */
export interface Toast {
  readonly id: number
  readonly tone: 'error' | 'success'
  readonly text: string
}

/** A message that the player has to put away: an outcome about money, or its failure. */
export interface Alert {
  readonly tone: 'error' | 'success'
  readonly title: string
  readonly text: string
}

/** How long a toast stays, in milliseconds (spec, section 8). */
const shownFor = 4_000

export const toasts = createListStore<Toast>()
export const alerts = createListStore<Alert>()
let count = 0

/** Shows a message for four seconds: red for an error, green for a success. */
export function showToast(tone: Toast['tone'], text: string): void {
  const toast = { id: count++, tone, text }
  toasts.add(toast)
  setTimeout(() => toasts.remove(toast), shownFor)
}

/** Shows a message until it is put away. */
export const showAlert = (alert: Alert) => alerts.add(alert)

/** Takes away what is shown: it was told to somebody who is not signed in any more. */
export function forgetMessages(): void {
  toasts.clear()
  alerts.clear()
}
