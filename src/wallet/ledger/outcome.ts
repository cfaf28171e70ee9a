import { pollingPause } from '../../lib/retry.ts'
import { rowsAfter, tallyOf, type Baseline } from './baseline.ts'
import { isAlike, touchesMain, type Command } from './command.ts'
import { tellsAllSince, type Reading } from './reading.ts'
import { timeOf, type Row } from './row.ts'

/** The pause until the next look (ms), by the time since the looks began (ms). */
export const pauseUntilNextLook = (elapsed: number): number => pollingPause(elapsed, 2_000)

/** Statement and main wallet, read after a command had ended without an answer. */
export interface Observation {
  readonly reading: Reading
  /** The main wallet in minor units, asked for after the reading had been answered; null when it could not be read. */
  readonly mainMinor: number | null
}

/** A row that is the command's alone. `inProgress`: a withdrawal that is not paid yet. */
export interface RowOutcome {
  readonly status: 'done' | 'inProgress' | 'failed'
  /** When the row was made, ISO by the server's clock. */
  readonly at: string
  readonly row: Row
}

/**
 * What an observation says about a command. `noTrace`: no row, and the balance is as it was, which proves nothing for later. `unclear`: the
 * observation is incomplete, or something moved that may be the command's.
 */
export type Outcome = RowOutcome | 'noTrace' | 'unclear'

/** A failed row may be another device's, whose row came late, while this command is still under way (ms). */
const failedAfterMs = 90_000

/** True if an outcome can be told so many milliseconds after the command was sent. */
export const isFinal = (outcome: Outcome | null, elapsed: number): outcome is RowOutcome =>
  outcome !== null && typeof outcome === 'object' && (outcome.status !== 'failed' || elapsed >= failedAfterMs)

/** Compares an observation with the baseline. Nothing ambiguous is concluded. */
export function outcomeOf(command: Command, baseline: Baseline, { reading, mainMinor }: Observation): Outcome {
  const after = baseline.after === null ? null : Date.parse(baseline.after)
  if (!tellsAllSince(reading, after)) return 'unclear'
  const rows = rowsAfter(reading, after)
  const tally = tallyOf(command, rows)
  const grown = tally.rows - baseline.rows
  const [alike, sameAmount] = [tally.alike - baseline.alike, tally.sameAmount - baseline.sameAmount]
  // A row that came in below what counts may be the command's as well.
  if (reading.total - baseline.total !== grown || grown < 0 || alike < 0 || sameAmount < 0) return 'unclear'
  const moved = mainMinor === null || baseline.mainMinor === null ? null : mainMinor - baseline.mainMinor
  const isExplained = moved !== null && tally.odd === baseline.odd && moved === tally.effectMinor - baseline.effectMinor
  if (alike === 0 && sameAmount === 0) return moved === 0 && isExplained ? 'noTrace' : 'unclear'
  const row = alike === 1 && (isExplained || !touchesMain(command)) ? newRow(command, baseline, rows) : null
  return row?.createdAt ? outcomeOfRow(command, row, row.createdAt, sameAmount) : 'unclear'
}

function outcomeOfRow({ kind }: Command, row: Row, at: string, sameAmount: number): Outcome {
  if (row.progress === 'success') return { status: 'done', at, row }
  // Another row of the amount may be the command's in another spelling.
  if (row.progress === 'failed') return sameAmount === 1 ? { status: 'failed', at, row } : 'unclear'
  return kind === 'withdraw' ? { status: 'inProgress', at, row } : 'unclear'
}

/** Finds the matching row that is not in the baseline, whose rows all lie in its newest second; null where it cannot be told. */
function newRow(command: Command, { after, alike }: Baseline, rows: readonly Row[]): Row | null {
  const all = rows.filter((row) => isAlike(command, row))
  const known = all.filter((row) => after !== null && (timeOf(row) ?? Infinity) <= Date.parse(after) + 1_000)
  if (known.length === alike) return all.find((row) => !known.includes(row)) ?? null
  // Rows of one second have no order, which does not matter while all have the same status.
  return known.every(({ progress }) => progress === known[0]?.progress) ? (known[0] ?? null) : null
}
