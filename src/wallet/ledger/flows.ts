import { sum, type Minor } from '../../lib/money/minor.ts'
import { magnitude } from '../../lib/money/amounts.ts'
import { goesBelow, newestSecond, type StatementReading } from './reading.ts'
import { mainEffectOf, timeOf, type LedgerRow } from './row.ts'

/** In minor units. */
interface Flows {
  readonly paidIn: Minor
  /** Includes withdrawals in progress. */
  readonly paidOut: Minor
  /** Bonuses, refunds, prizes and rewards, less reversals. */
  readonly credits: Minor
  readonly main: Minor
  /** Number of rows with an unknown effect. */
  readonly odd: number
}

const noFlow = 0 as Minor
type Flow = readonly ['paidIn' | 'paidOut' | 'credits', Minor] | 'none' | 'odd'

/** A transfer stays within the member's money. */
function flowOf({ kind, amount, progress }: LedgerRow): Flow {
  if (kind === 'transfer') return progress === 'underWay' ? 'odd' : 'none'
  if (progress === 'failed') return 'none'
  if (kind === 'other' || amount === null) return 'odd'
  if (kind === 'withdraw') return ['paidOut', magnitude(amount)]
  if (progress === 'underWay') return 'none'
  if (kind === 'deposit') return ['paidIn', amount]
  // When a bonus ends, only the sign shows that money was taken.
  return kind === 'bonus' || amount <= 0 ? ['credits', amount] : 'odd'
}

export function flowsOf(rows: readonly LedgerRow[]): Flows {
  const flows = rows.map(flowOf)
  const of = (kind: string) =>
    sum(flows.flatMap((flow) => (typeof flow !== 'string' && flow[0] === kind ? [flow[1]] : []))) ?? noFlow
  return {
    paidIn: of('paidIn'),
    paidOut: of('paidOut'),
    credits: of('credits'),
    main: sum(rows.map((row) => mainEffectOf(row) ?? noFlow)) ?? noFlow,
    odd: rows.filter((row, index) => flows[index] === 'odd' || mainEffectOf(row) === null).length,
  }
}

/** `after` is epoch ms, server time; null for all. Includes rows without a time. */
export const rowsSince = ({ rows }: StatementReading, after: number | null): LedgerRow[] =>
  rows.filter((row) => after === null || (timeOf(row) ?? Infinity) > after)

export const knowsAllSince = ({ rows, total, isComplete }: StatementReading, after: number | null): boolean =>
  isComplete && (rows.length >= total || (after !== null && goesBelow(rows, after + 1)))

/**
 * Starts at the newest second or the oldest open row.
 * @returns epoch ms; null for all rows.
 */
export function compareFrom(reading: StatementReading): number | null {
  const newest = newestSecond(reading.rows)
  const open = reading.rows.filter((row) => row.progress === 'underWay').map((row) => timeOf(row) ?? -Infinity)
  const from = Math.min(newest ?? -Infinity, ...open)
  return Number.isFinite(from) ? from - 1 : null
}
