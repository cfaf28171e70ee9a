import { sum, type Minor } from '../../lib/money/minor.ts'
import { magnitude } from '../../lib/money/amounts.ts'
import { goesBelow, newestSecond, type Reading } from './reading.ts'
import { mainEffectOf, timeOf, type Row } from './row.ts'

/** What rows brought into a member's money from outside and took out of it, in minor units. */
export interface Flows {
  readonly paidIn: Minor
  /** With the withdrawals in progress, whose money has left the wallet. */
  readonly paidOut: Minor
  /** Bonuses, refunds, prizes and rewards, less what was taken back of them. */
  readonly credits: Minor
  /** The change of the main wallet, by the transfers as well. */
  readonly main: Minor
  /** The number of rows whose effect is not known. */
  readonly odd: number
}

const nothing = 0 as Minor
type Flow = readonly ['paidIn' | 'paidOut' | 'credits', Minor] | 'none' | 'odd'

/** The effect of one row on all of a member's money. A transfer has none: it moves money between their own accounts. */
function flowOf({ kind, amount, progress }: Row): Flow {
  if (kind === 'transfer') return progress === 'underWay' ? 'odd' : 'none'
  if (progress === 'failed') return 'none'
  if (kind === 'other' || amount === null) return 'odd'
  if (kind === 'withdraw') return ['paidOut', magnitude(amount)]
  if (progress === 'underWay') return 'none'
  if (kind === 'deposit') return ['paidIn', amount]
  // What the end of a bonus took is told by its sign alone.
  return kind === 'bonus' || amount <= 0 ? ['credits', amount] : 'odd'
}

/** Adds up what rows moved. */
export function flowsOf(rows: readonly Row[]): Flows {
  const flows = rows.map(flowOf)
  const of = (kind: string) =>
    sum(flows.flatMap((flow) => (typeof flow !== 'string' && flow[0] === kind ? [flow[1]] : []))) ?? nothing
  return {
    paidIn: of('paidIn'),
    paidOut: of('paidOut'),
    credits: of('credits'),
    main: sum(rows.map((row) => mainEffectOf(row) ?? nothing)) ?? nothing,
    odd: rows.filter((row, index) => flows[index] === 'odd' || mainEffectOf(row) === null).length,
  }
}

/** The known rows made after an instant (epoch ms by the server's clock; null: all); one without a time is among them. */
export const rowsSince = ({ rows }: Reading, after: number | null): Row[] =>
  rows.filter((row) => after === null || (timeOf(row) ?? Infinity) > after)

/** True if every row made after an instant is known. */
export const knowsAllSince = ({ rows, total, isComplete }: Reading, after: number | null): boolean =>
  isComplete && (rows.length >= total || (after !== null && goesBelow(rows, after + 1)))

/**
 * The instant from which rows have to be compared with a later reading (epoch ms; null: all of them): the newest second, whose rows have no
 * order, and every row whose status may still change.
 */
export function compareFrom(reading: Reading): number | null {
  const newest = newestSecond(reading.rows)
  const open = reading.rows.filter((row) => row.progress === 'underWay').map((row) => timeOf(row) ?? -Infinity)
  const from = Math.min(newest ?? -Infinity, ...open)
  return Number.isFinite(from) ? from - 1 : null
}
