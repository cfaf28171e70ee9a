import { mainWallet } from '../../api/entities.ts'
import type { StatementRow } from '../../api/statement.ts'

/**
 * As the main wallet sees it (contract, statement sign). A FAILED row moved nothing; a negative amount keeps its sign.
 * @returns null if unknown.
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

export const progressTones = { success: 'success', underWay: 'waiting', failed: 'error' } as const

export const namedEnd = ({ from, to }: StatementRow) => (to === mainWallet ? from : to)
