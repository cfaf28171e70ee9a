import type { StatementRow } from '../../api/statement.ts'
import { lesser, magnitude } from '../../lib/money/amounts.ts'
import { sum, zero, type Minor } from '../../lib/money/minor.ts'
import { newestSecond, type StatementReading, mainEffectOf, timeOf } from './reading.ts'

/** In minor units. */
interface Flows {
  readonly paidIn: Minor
  /** Includes withdrawals under way. */
  readonly paidOut: Minor
  /** Bonuses, refunds and prizes, less reversals. */
  readonly rewards: Minor
  readonly main: Minor
  /** Number of rows with an unknown effect on the main wallet. */
  readonly odd: number
}

type Flow = readonly ['paidIn' | 'paidOut' | 'rewards', Minor]

/** Null for a row without a flow: a transfer stays within the member's money. */
function flowOf({ kind, amount, progress }: StatementRow): Flow | null {
  if (progress === 'failed' || amount === null) return null
  if (kind === 'withdraw') return ['paidOut', magnitude(amount)]
  if (progress === 'underWay') return null
  if (kind === 'deposit') return ['paidIn', amount]
  if (kind === 'bonus') return ['rewards', amount]
  // When a bonus ends, only the sign shows that money was taken.
  return kind === 'finishBonus' ? ['rewards', lesser(amount, zero)] : null
}

export function flowsOf(rows: readonly StatementRow[]): Flows {
  const flows = rows.map(flowOf)
  const effects = rows.map(mainEffectOf)
  const of = (kind: Flow[0]) => sum(flows.flatMap((flow) => (flow?.[0] === kind ? [flow[1]] : []))) ?? zero
  return {
    paidIn: of('paidIn'),
    paidOut: of('paidOut'),
    rewards: of('rewards'),
    main: sum(effects.map((effect) => effect ?? zero)) ?? zero,
    odd: effects.filter((effect) => effect === null).length,
  }
}

/**
 * Starts at the newest second or the oldest open row.
 * @returns epoch ms; null for all rows.
 */
export function compareFrom(reading: StatementReading): number | null {
  const newest = newestSecond(reading.rows)
  const open = reading.rows.filter((row) => row.progress === 'underWay').map((row) => timeOf(row) ?? -Infinity)
  const from = Math.min(newest ?? Infinity, ...open)
  return Number.isFinite(from) ? from - 1 : null
}
