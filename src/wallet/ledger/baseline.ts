import * as v from 'valibot'
import { readableInstant, whole } from '../../api/entities.ts'
import { effectOnMain, isAlike, isOfAmount, type Command } from './command.ts'
import { newestSecond, tellsAllSince, type Reading } from './reading.ts'
import { timeOf, type Row } from './row.ts'

/** A baseline as it is kept with an intent: whatever else stands there is none. */
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
  /** What these rows had done to the main wallet, in minor units. */
  effectMinor: whole,
  /** The main wallet's balance in minor units; null when it was not known. */
  mainMinor: v.nullable(whole),
})

/** What the statement and the main wallet were before a command left. Small, and without a name or a number of an account. */
export type Baseline = v.InferOutput<typeof baselineSchema>

/**
 * A command acts this long (ms) after its flight has ended at the latest, and its row is in the statement by then: an answer is waited for for a
 * minute, and a gateway between may hold the command back as long again.
 */
export const settledAfter = 180_000

/** What counts of some rows. */
export interface Tally {
  readonly rows: number
  /** Rows that may be the command's. */
  readonly alike: number
  /** Rows of its amount, of whatever kind and accounts: the alike ones, and what may be it in another spelling. */
  readonly sameAmount: number
  /** Rows that do not tell what they did to the main wallet. */
  readonly odd: number
  /** What the others did to it, in minor units. */
  readonly effectMinor: number
}

/** The rows of a reading that were made after an instant; those without a time belong to them, wherever they stand. */
export const rowsAfter = ({ rows, fresh }: Reading, after: number | null): Row[] =>
  rows.slice(0, fresh).filter((row) => after === null || (timeOf(row) ?? Infinity) > after)

/** Counts rows with a command in mind. */
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

/** What else is known when a command is about to leave. */
export interface Before {
  /** The main wallet in minor units, asked for after the reading; null when it is not known. */
  readonly mainMinor: number | null
  /**
   * How long before the reading was asked for the last command of the same kind, amount and accounts had ended (ms, monotonic), known or not;
   * null when there was none on this device. Negative where it ended later.
   */
  readonly sinceTwin: number | null
}

/**
 * Notes what is there before a command leaves. What counts later begins with the newest second that is known: rows of one second have no
 * order, so none of it may lie below what was read.
 * @returns null when the reading cannot tell, or when a twin of the command may still come into the statement: then no verdict is possible.
 */
export function baselineFor(command: Command, reading: Reading | null, before: Before): Baseline | null {
  if (reading === null || (before.sinceTwin !== null && before.sinceTwin < settledAfter)) return null
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
