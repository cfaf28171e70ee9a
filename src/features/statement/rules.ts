import { progressOf } from '../../api/progress.ts'
import type { StatementRow } from '../../api/statement.ts'
import { mainWallet } from '../../wallet/accounts.ts'
import { magnitude } from '../../money/amounts.ts'

/**
 * The sign of a row's amount, from the main wallet's point of view; null if it is unknown (contract: statement sign). A FAILED row
 * moved nothing. A negative amount keeps its sign.
 */
export function directionOf({ statementType, from, to, amount, status }: StatementRow): '+' | '-' | null {
  if (progressOf(status) === 'failed') return null
  if (amount !== null && amount < 0) return '-'
  if (statementType === 'deposit' || statementType === 'bonus') return '+'
  if (statementType === 'withdraw') return '-'
  if (statementType !== 'transfer') return null
  if (from === mainWallet) return '-'
  return to === mainWallet ? '+' : null
}

/** The tone of a row's receipt. */
export const tones = { success: 'success', underWay: 'waiting', failed: 'error' } as const

/** The row's amount without its sign; null if the server sent no number. */
export const magnitudeOf = ({ amount }: StatementRow) => (amount === null ? null : magnitude(amount))

/** The description of a linked bonus, promotion, invite, refund or lucky draw; '' without one. */
export const descriptionOf = ({ bonus, promotion, invite, refund, luckydraw }: StatementRow): string =>
  (bonus ?? promotion ?? invite ?? refund ?? luckydraw)?.description ?? ''

/** How far a withdrawal with a row of this progress has come. */
export const withdrawalSteps = { success: 'paid', underWay: 'received', failed: 'returned' } as const

/** The end of a movement that its row is named by: where the money went, and where it came from if it went to the main wallet. */
export const namedEnd = ({ from, to }: StatementRow) => (to === mainWallet ? from : to)
