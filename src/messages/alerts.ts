import { createListStore } from './store.ts'

/** `waiting`: accepted, and not carried out yet. */
export type Tone = 'error' | 'success' | 'waiting'

/** What was moved, for the proof of it. */
export interface Receipt {
  /** With its currency's sign; the name of what is no money. */
  readonly amount: string
  /** The server's own words. */
  readonly note?: string | null
  /** Rows without a value are left out. */
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

/** A message that the player has to close: an outcome about money, or its failure. */
export interface Alert {
  readonly tone: Tone
  readonly title: string
  readonly text: string
  /** Shows the outcome as a receipt; `text` is read out with it. */
  readonly receipt?: Receipt
}

export const alerts = createListStore<Alert>()

/** Shows a message until the player closes it. */
export const showAlert = (alert: Alert) => alerts.add(alert)
