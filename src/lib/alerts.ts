import { createListStore } from './store.ts'

/** `waiting`: accepted, but not yet carried out. */
export type Tone = 'error' | 'success' | 'waiting'

export type AccountIcon =
  | { readonly of: 'main' }
  | { readonly of: 'bank'; readonly code: string }
  | { readonly of: 'game'; readonly logo: string | null }

export interface ReceiptRow {
  readonly label: string
  readonly value: string
  readonly detail?: string
  /** Soon wrong, so a saved picture leaves it out. */
  readonly ago?: string
  readonly account?: AccountIcon | null
  /** A wallet read after the command fills in the value. */
  readonly isBalance?: true
}

/** `failed`: the money ended at this step. */
export interface ReceiptStep {
  readonly label: string
  readonly state: 'done' | 'now' | 'next' | 'failed'
}

export interface Receipt {
  /** Includes the currency's sign; may be the name of a thing; '' if unknown. */
  readonly amount: string
  /** Below the amount: the server's words about a command, or the app's about a status. */
  readonly caption?: string | null
  readonly steps?: readonly ReceiptStep[]
  readonly hint?: string
  readonly rows: readonly ReceiptRow[]
  /** The number that support knows. */
  readonly reference?: string | null
}

export interface Alert {
  readonly tone: Tone
  readonly title: string
  readonly text: string
  /** `text` is then only for screen readers. */
  readonly receipt?: Receipt
}

interface ShownAlert extends Alert {
  readonly id: number
}

export const alerts = createListStore<ShownAlert>()
let nextId = 0

/** Queues the alert; returns its id. */
export function showAlert(alert: Alert): number {
  nextId += 1
  alerts.add({ ...alert, id: nextId })
  return nextId
}

export function fillBalance(id: number, balance: string): void {
  const alert = alerts.get().find((one) => one.id === id)
  const receipt = alert?.receipt
  if (!alert || !receipt?.rows.some(({ isBalance }) => isBalance)) return
  const rows = receipt.rows.map((row) => (row.isBalance ? { ...row, value: balance } : row))
  alerts.replace(alert, { ...alert, receipt: { ...receipt, rows } })
}
