import { createListStore } from './store.ts'

/** `waiting`: accepted, and not carried out yet. */
export type Tone = 'error' | 'success' | 'waiting'

/**
 * What an account is recognised by: the main wallet by the brand's mark, a bank by its code, a game by its picture (the server's address;
 * null without one).
 */
export type AccountFace =
  | { readonly of: 'main' }
  | { readonly of: 'bank'; readonly code: string }
  | { readonly of: 'game'; readonly logo: string | null }

/** A line of a receipt. Without a value it is left out. */
export interface ReceiptRow {
  readonly label: string
  readonly value: string
  /** What stands below the value: the holder of an account. */
  readonly detail?: string
  /** The account that the value names, for the tile beside it. */
  readonly account?: AccountFace | null
  /** The row gets its value once a read that is newer than the command tells it. */
  readonly isBalance?: true
}

/** A step on the way of money that takes several. `failed`: it ended here. */
export interface Step {
  readonly label: string
  readonly state: 'done' | 'now' | 'next' | 'failed'
}

/** What was moved, for the proof of it. */
export interface Receipt {
  /** With its currency's sign; the name of what is no money. */
  readonly amount: string
  /** The server's own words. */
  readonly note?: string | null
  readonly steps?: readonly Step[]
  /** What the player can do meanwhile. */
  readonly hint?: string
  readonly rows: readonly ReceiptRow[]
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

const ids = new WeakMap<Alert, number>()
let shown = 0

/** Tells a message from the next one; it stays the same when the balance is written in. */
export const idOf = (alert: Alert) => ids.get(alert)

/** Shows a message until the player closes it. */
export function showAlert(alert: Alert): void {
  ids.set(alert, ++shown)
  alerts.add(alert)
}

/** Writes the balance after a command into its receipt, wherever it still is shown. */
export function tellBalance(alert: Alert, balance: string): void {
  const { receipt } = alert
  if (!receipt?.rows.some(({ isBalance }) => isBalance)) return
  const rows = receipt.rows.map((row) => (row.isBalance ? { ...row, value: balance } : row))
  const told = { ...alert, receipt: { ...receipt, rows } }
  ids.set(told, idOf(alert) ?? 0)
  alerts.replace(alert, told)
}
