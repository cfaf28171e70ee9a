import * as v from 'valibot'
import { readableInstant, whole } from '../../api/entities.ts'
import { isAlike, isOfAmount, type Command } from './command.ts'
import { newestSecond, tellsAllSince, type Reading } from './reading.ts'
import { mainEffectOf, timeOf, type Row } from './row.ts'

/** A baseline as stored with an open command; anything else is invalid. */
export const baselineSchema = v.object({
  /** ISO instant by the server's clock: only rows made later count; null: all rows do. */
  after: v.nullable(readableInstant),
  /** Rows of the whole statement. */
  total: whole,
  /** What there was among the rows that count. */
  rows: whole,
  alike: whole,
  sameAmount: whole,
  odd: whole,
  /** The change of the main wallet by these rows, in minor units. */
  effectMinor: whole,
  /** The main wallet's balance in minor units; null when it was not known. */
  mainMinor: v.nullable(whole),
})

/** The state of the statement and the main wallet before a command left. Small, and without account names or numbers. */
export type Baseline = v.InferOutput<typeof baselineSchema>

/** Counts of some rows. */
export interface Tally {
  readonly rows: number
  /** Rows that may be the command's. */
  readonly alike: number
  /** Rows of its amount, of any kind and accounts: the alike ones, and those that may be it in another spelling. */
  readonly sameAmount: number
  /** Rows whose change of the main wallet is unknown. */
  readonly odd: number
  /** The change by the others, in minor units. */
  readonly effectMinor: number
}

/** The rows of a reading that were made after an instant; those without a time are included. */
export const rowsAfter = ({ rows, fresh }: Reading, after: number | null): Row[] =>
  rows.slice(0, fresh).filter((row) => after === null || (timeOf(row) ?? Infinity) > after)

/** Counts rows for a command. */
export function tallyOf(command: Command, rows: readonly Row[]): Tally {
  const effects = rows.map(mainEffectOf)
  return {
    rows: rows.length,
    alike: rows.filter((row) => isAlike(command, row)).length,
    sameAmount: rows.filter((row) => isOfAmount(command, row)).length,
    odd: effects.filter((effect) => effect === null).length,
    effectMinor: effects.reduce<number>((sum, effect) => sum + (effect ?? 0), 0),
  }
}

/** Facts beside the reading when a command is about to leave. */
export interface Before {
  /** The main wallet in minor units, read after the reading; null when unknown. */
  readonly mainMinor: number | null
  /** The row of an equal command from this device may still come. */
  readonly hasTwin: boolean
}

/**
 * Creates the baseline before a command leaves. Rows count from the newest known second on: rows of one second have no order, so the
 * reading has to include all of that second.
 * @returns null when the reading cannot tell, or beside a twin: then no row proves an outcome.
 */
export function baselineFor(command: Command, reading: Reading, { mainMinor, hasTwin }: Before): Baseline | null {
  const second = newestSecond(reading.rows.slice(0, reading.fresh))
  const after = second === null ? null : second - 1
  if (hasTwin || !tellsAllSince(reading, after)) return null
  return {
    after: after === null ? null : new Date(after).toISOString(),
    total: reading.total,
    mainMinor,
    ...tallyOf(command, rowsAfter(reading, after)),
  }
}
