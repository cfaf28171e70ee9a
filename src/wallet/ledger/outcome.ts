import * as v from 'valibot'
import { mainWallet, readableInstant, whole } from '../../api/entities.ts'
import type { StatementRow } from '../../api/statement.ts'
import { pollingPause } from '../../lib/retry.ts'
import {
  newestSecond,
  hasReadAllSince,
  rowsRead,
  rowsSince,
  type StatementReading,
  isAfter,
  mainEffectOf,
} from './reading.ts'

export interface ExpectedRow {
  readonly kind: 'transfer' | 'withdraw'
  /** In minor units of the member's currency. */
  readonly amountMinor: number
  /** Account codes; a withdrawal ignores them. */
  readonly from: string
  readonly to: string
  /** Some backends write names in place of codes. */
  readonly fromName?: string | undefined
  readonly toName?: string | undefined
}

const normalised = (text: string) => text.trim().toLowerCase()
const isCalled = (text: string, ...names: (string | undefined)[]) =>
  normalised(text) !== '' && names.some((name) => name !== undefined && normalised(name) === normalised(text))

const isOfAmount = ({ amountMinor }: ExpectedRow, { amount }: StatementRow): boolean =>
  Math.abs(amount ?? Number.NaN) === amountMinor

/** A row without a time is never matching. */
export function matches(expected: ExpectedRow, row: StatementRow): boolean {
  if (row.createdAt === null || row.kind !== expected.kind || !isOfAmount(expected, row)) return false
  const { kind, from, to, fromName, toName } = expected
  // Backends name the account outside differently.
  return kind === 'withdraw' || (isCalled(row.from, from, fromName) && isCalled(row.to, to, toName))
}

export const touchesMain = ({ kind, from, to }: ExpectedRow): boolean =>
  kind === 'withdraw' || from === mainWallet || to === mainWallet

export const baselineSchema = v.object({
  /** Only later rows count, ISO, server's clock; null for all. */
  after: v.nullable(readableInstant),
  /** The total is the whole statement's. */
  total: whole,
  rows: whole,
  matching: whole,
  sameAmount: whole,
  unknownEffects: whole,
  effectMinor: whole,
  mainMinor: v.nullable(whole),
})

/** A baseline has no names or numbers of accounts. */
export type Baseline = v.InferOutput<typeof baselineSchema>

/** In epoch ms. */
export const afterOf = ({ after }: Baseline) => (after === null ? null : Date.parse(after))

interface RowCounts {
  readonly rows: number
  /** Rows that may be the command's. */
  readonly matching: number
  /** Rows of that amount, whatever the spelling of kind and accounts. */
  readonly sameAmount: number
  /** Rows with an unknown effect on the main wallet. */
  readonly unknownEffects: number
  /** The sum of the known effects, in minor units. */
  readonly effectMinor: number
}

function countRows(expected: ExpectedRow, rows: readonly StatementRow[]): RowCounts {
  const effects = rows.map(mainEffectOf)
  return {
    rows: rows.length,
    matching: rows.filter((row) => matches(expected, row)).length,
    sameAmount: rows.filter((row) => isOfAmount(expected, row)).length,
    unknownEffects: effects.filter((effect) => effect === null).length,
    effectMinor: effects.reduce<number>((sum, effect) => sum + (effect ?? 0), 0),
  }
}

interface BaselineContext {
  readonly mainMinor: number | null
  /** True if a duplicate's row may still appear. */
  readonly hasDuplicate: boolean
}

/**
 * Counts the rows from the newest second on, as rows within one second have no order.
 * @returns null if no row could prove an outcome.
 */
export function baselineFor(
  expected: ExpectedRow,
  reading: StatementReading,
  { mainMinor, hasDuplicate }: BaselineContext,
): Baseline | null {
  const second = newestSecond(rowsRead(reading))
  const after = second === null ? null : second - 1
  if (hasDuplicate || !hasReadAllSince(reading, after)) return null
  return {
    after: after === null ? null : new Date(after).toISOString(),
    total: reading.total,
    mainMinor,
    ...countRows(expected, rowsSince(rowsRead(reading), after)),
  }
}

export const pauseUntilNextCheck = (elapsed: number): number => pollingPause(elapsed, 2_000)

/** A row proved to be the command's. `underWay`: a withdrawal not paid yet. */
export interface RowOutcome {
  readonly status: 'done' | 'underWay' | 'failed'
  /** In ISO by the server's clock. */
  readonly at: string
  readonly row: StatementRow
}

/** `noTrace`: no row and an unchanged balance so far. `inconclusive`: incomplete or ambiguous. */
export type CheckResult = RowOutcome | 'noTrace' | 'inconclusive'

/** Reported earlier, a failed row may be another device's. */
const failedAfterMs = 90_000

export const isReportable = (outcome: CheckResult | null, sinceSending: number): outcome is RowOutcome =>
  outcome !== null && typeof outcome === 'object' && (outcome.status !== 'failed' || sinceSending >= failedAfterMs)

/** `mainMinor` was requested after the reading. */
export function outcomeOf(
  expected: ExpectedRow,
  baseline: Baseline,
  { reading, mainMinor }: { readonly reading: StatementReading; readonly mainMinor: number | null },
): CheckResult {
  const after = afterOf(baseline)
  if (!hasReadAllSince(reading, after)) return 'inconclusive'
  const rows = rowsSince(rowsRead(reading), after)
  const tally = countRows(expected, rows)
  const grown = tally.rows - baseline.rows
  const [matching, sameAmount] = [tally.matching - baseline.matching, tally.sameAmount - baseline.sameAmount]
  // A row inserted below the counted ones may be the command's.
  if (reading.total - baseline.total !== grown) return 'inconclusive'
  // A row that was there before has gone, or reads differently now.
  if (matching > sameAmount || sameAmount > grown) return 'inconclusive'
  const moved = (mainMinor ?? Number.NaN) - (baseline.mainMinor ?? Number.NaN)
  const isExplained =
    tally.unknownEffects === baseline.unknownEffects && moved === tally.effectMinor - baseline.effectMinor
  if (matching === 0 && sameAmount === 0) return moved === 0 && isExplained ? 'noTrace' : 'inconclusive'
  const row = matching === 1 && (isExplained || !touchesMain(expected)) ? newRow(expected, after, rows) : null
  return row?.createdAt ? outcomeOfRow(expected, row, row.createdAt, sameAmount) : 'inconclusive'
}

function outcomeOfRow({ kind }: ExpectedRow, row: StatementRow, at: string, sameAmount: number): CheckResult {
  if (row.progress === 'success') return { status: 'done', at, row }
  // A row of the same amount may be the command's in another spelling.
  if (row.progress === 'failed') return sameAmount === 1 ? { status: 'failed', at, row } : 'inconclusive'
  return kind === 'withdraw' ? { status: 'underWay', at, row } : 'inconclusive'
}

/** Finds the row that is not in the baseline; undefined if several may be. */
function newRow(expected: ExpectedRow, after: number | null, rows: readonly StatementRow[]): StatementRow | undefined {
  const all = rows.filter((row) => matches(expected, row))
  const later = all.filter((row) => isAfter(row, after && after + 1_000))
  const possible = later.length > 0 ? later : all
  // Rows within a second have no order, which does not matter if all have the same status.
  return new Set(possible.map(({ progress }) => progress)).size === 1 ? possible[0] : undefined
}
