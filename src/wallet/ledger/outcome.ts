import { pollingPause } from '../../lib/retry.ts'
import { rowsAfter, countRows, type Baseline } from './baseline.ts'
import { isAlike, touchesMain, type RowCommand } from './rowMatch.ts'
import { coversAllSince, type StatementReading } from './reading.ts'
import { timeOf, type LedgerRow } from './row.ts'

export const pauseUntilNextCheck = (elapsed: number): number => pollingPause(elapsed, 2_000)

export interface Observation {
  readonly reading: StatementReading
  /** In minor units, requested after the reading. */
  readonly mainMinor: number | null
}

/** A row proved to be the command's. `underWay`: a withdrawal not paid yet. */
export interface RowOutcome {
  readonly status: 'done' | 'underWay' | 'failed'
  /** In ISO by the server's clock. */
  readonly at: string
  readonly row: LedgerRow
}

/** `noTrace`: no row and an unchanged balance so far. `unclear`: incomplete or ambiguous. */
export type StatementOutcome = RowOutcome | 'noTrace' | 'unclear'

/** A row that failed earlier may be another device's. */
const failedAfterMs = 90_000

export const isFinalOutcome = (outcome: StatementOutcome | null, elapsed: number): outcome is RowOutcome =>
  outcome !== null && typeof outcome === 'object' && (outcome.status !== 'failed' || elapsed >= failedAfterMs)

export function outcomeOf(
  command: RowCommand,
  baseline: Baseline,
  { reading, mainMinor }: Observation,
): StatementOutcome {
  const after = baseline.after === null ? null : Date.parse(baseline.after)
  if (!coversAllSince(reading, after)) return 'unclear'
  const rows = rowsAfter(reading, after)
  const tally = countRows(command, rows)
  const grown = tally.rows - baseline.rows
  const [alike, sameAmount] = [tally.alike - baseline.alike, tally.sameAmount - baseline.sameAmount]
  // A row inserted below the counted ones may be the command's.
  if (reading.total - baseline.total !== grown || grown < 0 || alike < 0 || sameAmount < 0) return 'unclear'
  const moved = mainMinor === null || baseline.mainMinor === null ? null : mainMinor - baseline.mainMinor
  const isExplained = moved !== null && tally.odd === baseline.odd && moved === tally.effectMinor - baseline.effectMinor
  if (alike === 0 && sameAmount === 0) return moved === 0 && isExplained ? 'noTrace' : 'unclear'
  const row = alike === 1 && (isExplained || !touchesMain(command)) ? newRow(command, baseline, rows) : null
  return row?.createdAt ? outcomeOfRow(command, row, row.createdAt, sameAmount) : 'unclear'
}

function outcomeOfRow({ kind }: RowCommand, row: LedgerRow, at: string, sameAmount: number): StatementOutcome {
  if (row.progress === 'success') return { status: 'done', at, row }
  // A row of the same amount may be the command's in another spelling.
  if (row.progress === 'failed') return sameAmount === 1 ? { status: 'failed', at, row } : 'unclear'
  return kind === 'withdraw' ? { status: 'underWay', at, row } : 'unclear'
}

/** @returns the row that is not in the baseline; null if ambiguous. */
function newRow(command: RowCommand, { after, alike }: Baseline, rows: readonly LedgerRow[]): LedgerRow | null {
  const all = rows.filter((row) => isAlike(command, row))
  const known = all.filter((row) => after !== null && (timeOf(row) ?? Infinity) <= Date.parse(after) + 1_000)
  if (known.length === alike) return all.find((row) => !known.includes(row)) ?? null
  // Rows within a second have no order, which does not matter if all have the same status.
  return known.every(({ progress }) => progress === known[0]?.progress) ? (known[0] ?? null) : null
}
