import * as v from 'valibot'
import { readableInstant, whole } from '../../api/entities.ts'
import { effectOnMain, isAlike, isOfAmount, type Command } from './command.ts'
import { newestSecond, tellsAllSince, type Reading } from './reading.ts'
import { timeOf, type Row } from './row.ts'

/** A baseline as stored with an intent; anything else is invalid. */
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

/**
 * The longest time after the end of its flight in which a command can still act (ms); its row is in the statement by then. The app waits a
 * minute for the answer, and a gateway may delay the command as long again.
 */
export const settledAfterMs = 180_000

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
  const effects = rows.map((row) => effectOnMain(command, row))
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
  /**
   * The time between the end of the last command of the same kind, amount and accounts and the request for the reading (ms, monotonic);
   * null when there was none on this device. Negative where it ended later.
   */
  readonly sinceTwin: number | null
}

/**
 * Creates the baseline before a command leaves. Rows count from the newest known second on: rows of one second have no order, so the
 * reading has to include all of that second.
 * @returns null when the reading cannot tell, or when a twin of the command may still come into the statement: then no verdict is possible.
 */
export function baselineFor(command: Command, reading: Reading | null, before: Before): Baseline | null {
  if (reading === null || (before.sinceTwin !== null && before.sinceTwin < settledAfterMs)) return null
  const second = newestSecond(reading.rows.slice(0, reading.fresh))
  const after = second === null ? null : second - 1
  if (!tellsAllSince(reading, after)) return null
  return {
    after: after === null ? null : new Date(after).toISOString(),
    total: reading.total,
    mainMinor: before.mainMinor,
    ...tallyOf(command, rowsAfter(reading, after)),
  }
}
