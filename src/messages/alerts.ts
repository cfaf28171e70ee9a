import { createListStore } from './store.ts'

/** What a command moved, for its receipt. */
export interface Receipt {
  /** With its currency's sign. */
  readonly amount: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

/** A message that the player has to close: an outcome about money, or its failure. `waiting`: accepted, and not carried out yet. */
export interface Alert {
  readonly tone: 'error' | 'success' | 'waiting'
  readonly title: string
  readonly text: string
  /** Shows the outcome as a receipt; `text` is read out with it. */
  readonly receipt?: Receipt
}

export const alerts = createListStore<Alert>()

/** Shows a message until the player closes it. */
export const showAlert = (alert: Alert) => alerts.add(alert)
