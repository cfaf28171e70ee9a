import * as v from 'valibot'
import { readableInstant, whole } from '../../api/entities.ts'
import { isAlike, isOfAmount, type RowCommand } from './rowMatch.ts'
import { newestSecond, coversAllSince, type StatementReading } from './reading.ts'
import { mainEffectOf, timeOf, type LedgerRow } from './row.ts'

export const baselineSchema = v.object({
  /** Only later rows count, ISO, server's clock; null for all. */
  after: v.nullable(readableInstant),
  /** Of the whole statement. */
  total: whole,
  rows: whole,
  alike: whole,
  sameAmount: whole,
  odd: whole,
  effectMinor: whole,
  mainMinor: v.nullable(whole),
})

/** Without names and numbers of accounts. */
export type Baseline = v.InferOutput<typeof baselineSchema>

interface RowCounts {
  readonly rows: number
  /** Rows that may be the command's. */
  readonly alike: number
  /** Rows of that amount, whatever the spelling of kind and accounts. */
  readonly sameAmount: number
  /** Rows with an unknown effect on the main wallet. */
  readonly odd: number
  /** The effect of the other rows, in minor units. */
  readonly effectMinor: number
}

/** Includes rows without a time. */
export const rowsAfter = ({ rows, passRowCount }: StatementReading, after: number | null): LedgerRow[] =>
  rows.slice(0, passRowCount).filter((row) => after === null || (timeOf(row) ?? Infinity) > after)

export function countRows(command: RowCommand, rows: readonly LedgerRow[]): RowCounts {
  const effects = rows.map(mainEffectOf)
  return {
    rows: rows.length,
    alike: rows.filter((row) => isAlike(command, row)).length,
    sameAmount: rows.filter((row) => isOfAmount(command, row)).length,
    odd: effects.filter((effect) => effect === null).length,
    effectMinor: effects.reduce<number>((sum, effect) => sum + (effect ?? 0), 0),
  }
}

interface Before {
  readonly mainMinor: number | null
  /** True if the row of an equal command may still appear. */
  readonly hasDuplicate: boolean
}

/**
 * From the newest second on, whose rows have no order.
 * @returns null if no row could prove an outcome.
 */
export function baselineFor(
  command: RowCommand,
  reading: StatementReading,
  { mainMinor, hasDuplicate }: Before,
): Baseline | null {
  const second = newestSecond(reading.rows.slice(0, reading.passRowCount))
  const after = second === null ? null : second - 1
  if (hasDuplicate || !coversAllSince(reading, after)) return null
  return {
    after: after === null ? null : new Date(after).toISOString(),
    total: reading.total,
    mainMinor,
    ...countRows(command, rowsAfter(reading, after)),
  }
}
