import type { StatementRow } from '../../api/statement.ts'
import { mainWallet } from '../../api/entities.ts'
import { magnitude } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'

/** One row of the statement as the wire gives it. */
export type Row = StatementRow

/** The time of a row, epoch ms by the server's clock; null when it cannot be read. */
export const timeOf = ({ createdAt }: Row): number | null => (createdAt === null ? null : Date.parse(createdAt))

/**
 * Identifies a row by its content, as rows have no ids. Its status may change later, and the text of a linked bonus may be written in
 * another way, so neither is part of it.
 */
export const contentOf = (row: Row): string => JSON.stringify([row.word, row.from, row.to, row.amount, row.createdAt])

/**
 * The change of the main wallet by a row, in minor units; null where it is not known. A withdrawal has left the wallet while it is in
 * progress; one that failed has not.
 */
export function mainEffectOf({ kind, amount, progress, from, to }: Row): Minor | null {
  const isBetween = from !== mainWallet && to !== mainWallet
  // A transfer between two games that failed may have come back to the main wallet (spec, section 8: TRANSFER_FAIL).
  if (progress === 'failed') return kind === 'transfer' && isBetween ? null : nothing
  if (kind === 'other' || amount === null) return null
  if (kind === 'withdraw') return negative(magnitude(amount))
  if (kind === 'transfer') {
    if (progress === 'underWay') return null
    const [isOut, isIn] = [from === mainWallet, to === mainWallet]
    if (isOut && isIn) return null
    if (isOut) return negative(magnitude(amount))
    // A minus says that money left it, which these accounts do not.
    if (amount < 0) return null
    return isIn ? amount : nothing
  }
  if (progress === 'underWay') return nothing
  if (kind === 'finishBonus') return amount <= 0 ? amount : null
  return kind === 'bonus' && to !== mainWallet && to !== '' ? null : amount
}

const nothing = 0 as Minor
const negative = (minor: Minor) => (0 - minor) as Minor

/** Counts the rows of each key: rows of equal content differ by their count alone. */
export function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Removes one of a key. @returns true if there was one. */
export function takeOne(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0
  if (left > 0) counts.set(key, left - 1)
  return left > 0
}
