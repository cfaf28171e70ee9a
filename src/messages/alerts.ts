import { createListStore } from './store.ts'

/** A message that the player has to close: an outcome about money, or its failure. */
export interface Alert {
  readonly tone: 'error' | 'success'
  readonly title: string
  readonly text: string
}

export const alerts = createListStore<Alert>()

/** Shows a message until the player closes it. */
export const showAlert = (alert: Alert) => alerts.add(alert)
