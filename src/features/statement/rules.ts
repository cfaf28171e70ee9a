import { progressOf } from '../../api/progress.ts'
import type { StatementRow } from '../../api/statement.ts'
import { mainWallet } from '../../wallet/accounts.ts'
import { magnitude } from '../../money/amounts.ts'

/** Rows of one page (spec, section 9). */
export const rowsPerPage = 10

/**
 * Which way a row's money went, as seen from the main wallet; null where a sign would claim what is not known
 * (contract: statement sign). A FAILED row moved nothing. A negative amount keeps its own sign.
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

/** The row's amount without its sign; null when the server sent no number. */
export const magnitudeOf = ({ amount }: StatementRow) => (amount === null ? null : magnitude(amount))

/** What a linked bonus, promotion, invite, refund or lucky draw says about the row; empty without one. */
export const descriptionOf = ({ bonus, promotion, invite, refund, luckydraw }: StatementRow): string =>
  (bonus ?? promotion ?? invite ?? refund ?? luckydraw)?.description ?? ''
