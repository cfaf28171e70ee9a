import { mainWallet } from '../../api/entities.ts'
import type { StatementRow } from '../../api/statement.ts'
import { magnitude } from '../../lib/money/amounts.ts'

/**
 * The sign of a row's amount, from the main wallet's point of view; null if it is unknown (contract: statement sign). A FAILED row
 * moved nothing. A negative amount keeps its sign.
 */
export function directionOf({ kind, from, to, amount, progress }: StatementRow): '+' | '-' | null {
  if (progress === 'failed') return null
  if (amount !== null && amount < 0) return '-'
  if (kind === 'deposit' || kind === 'bonus') return '+'
  if (kind === 'withdraw') return '-'
  if (kind !== 'transfer') return null
  if (from === mainWallet) return '-'
  return to === mainWallet ? '+' : null
}

/** The tone of a row's receipt. */
export const tones = { success: 'success', underWay: 'waiting', failed: 'error' } as const

/** The row's amount without its sign; null if the server sent no number. */
export const magnitudeOf = ({ amount }: StatementRow) => (amount === null ? null : magnitude(amount))

/** How far a withdrawal with a row of this progress has come. */
export const withdrawalSteps = { success: 'paid', underWay: 'received', failed: 'failed' } as const

/** The end of a movement that its row is named by: where the money went, and where it came from if it went to the main wallet. */
export const namedEnd = ({ from, to }: StatementRow) => (to === mainWallet ? from : to)
