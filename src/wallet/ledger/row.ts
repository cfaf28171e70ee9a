import type { StatementRow } from '../../api/statement.ts'
import type { Minor } from '../../money/minor.ts'

/** One row of the statement as the wire gives it. */
export type Row = StatementRow

/** A row's amount in minor units of the member's currency, with the sign that the server wrote; null when it sent no number. */
export const minorOf = ({ amount }: Row): Minor | null => amount

/** The time of a row, epoch ms by the server's clock; null when it cannot be read. */
export const timeOf = ({ createdAt }: Row): number | null => (createdAt === null ? null : Date.parse(createdAt))

/**
 * Identifies a row by its content, as rows have no ids. Its status may change later, and the text of a linked bonus may be written in
 * another way, so neither is part of it.
 */
export const contentOf = (row: Row): string =>
  JSON.stringify([row.statementType, row.from, row.to, minorOf(row), row.createdAt])

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
