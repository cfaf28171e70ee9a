import { mainWallet } from '../../api/entities.ts'
import type { StatementRow } from '../../api/statement.ts'
import { magnitude } from '../../lib/money/amounts.ts'
import { zero, type Minor } from '../../lib/money/minor.ts'

/** The ledger knows this after reading the statement. It is immutable. */
export interface StatementReading {
  /** Newest first; without gaps if complete. */
  readonly rows: readonly StatementRow[]
  /** This many were read; rows below are kept from an earlier reading, and may have a new status. */
  readonly readCount: number
  /** The total is the whole statement's. */
  readonly total: number
  /** True if no row moved or was unreadable. */
  readonly isComplete: boolean
  /** When the first request was sent, in monotonic ms. */
  readonly askedAt: number
}

/** Only the last row counts, because rows above it may have been inserted late. */
export function endsBefore(rows: readonly StatementRow[], instant: number): boolean {
  const last = rows.at(-1)
  return ((last && timeOf(last)) ?? Infinity) < instant
}

/** In epoch ms, rounded down to the second. */
export function newestSecond(rows: readonly StatementRow[]): number | null {
  const newest = rows.reduce((most, row) => Math.max(most, timeOf(row) ?? -Infinity), -Infinity)
  return newest === -Infinity ? null : Math.floor(newest / 1000) * 1000
}

function isInOrder(rows: readonly StatementRow[]): boolean {
  const times = rows.map(timeOf)
  return times.every((time, index) => (time ?? Number.NaN) <= (times[index - 1] ?? Infinity))
}

export const rowsRead = ({ rows, readCount }: StatementReading) => rows.slice(0, readCount)

/** Includes rows without a time. Here and below `after` is epoch ms, server time; null for all. */
export const rowsSince = (rows: readonly StatementRow[], after: number | null): StatementRow[] =>
  rows.filter((row) => isAfter(row, after))

export const hasAllSince = ({ rows, total, isComplete }: StatementReading, after: number | null): boolean =>
  isComplete && (rows.length >= total || endsBefore(rows, (after ?? -Infinity) + 1))

/** Without rows of earlier readings, and in order. */
export function hasReadAllSince(reading: StatementReading, after: number | null): boolean {
  const rows = rowsRead(reading)
  return hasAllSince({ ...reading, rows }, after) && (rows.length >= reading.total || isInOrder(rows))
}

/** Epoch ms, server time. */
export const timeOf = ({ createdAt }: StatementRow): number | null =>
  createdAt === null ? null : Date.parse(createdAt)

/** `instant` is epoch ms; null for all. Rows without a time are after it. */
export const isAfter = (row: StatementRow, instant: number | null): boolean =>
  (timeOf(row) ?? Infinity) > (instant ?? -Infinity)

/** Rows have no ids; status and linked text may change. */
export const rowContent = (row: StatementRow): string =>
  JSON.stringify([row.writtenKind, row.from, row.to, row.amount, row.createdAt])

/** @returns the unsigned amount; null if the server sent no number. */
export const magnitudeOf = ({ amount }: StatementRow): Minor | null => amount && magnitude(amount)

/**
 * In minor units. A withdrawal under way has left the wallet.
 * @returns null if unknown.
 */
export function mainEffectOf({ kind, amount, progress, from, to }: StatementRow): Minor | null {
  const isBetween = from !== mainWallet && to !== mainWallet
  // A failed transfer may be back in the main wallet (product, errors: TRANSFER_FAIL).
  if (progress === 'failed') return kind === 'transfer' && isBetween ? null : zero
  if (kind === 'other' || amount === null) return null
  if (kind === 'withdraw') return negative(magnitude(amount))
  if (kind === 'transfer') {
    if (progress === 'underWay') return null
    const [isOut, isIn] = [from === mainWallet, to === mainWallet]
    if (isOut && isIn) return null
    if (isOut) return negative(magnitude(amount))
    // A negative amount contradicts these accounts.
    if (amount < 0) return null
    return isIn ? amount : zero
  }
  if (progress === 'underWay') return zero
  if (kind === 'finishBonus') return amount <= 0 ? amount : null
  return kind === 'bonus' && to !== mainWallet && to !== '' ? null : amount
}

const negative = (minor: Minor) => (0 - minor) as Minor

export function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export function takeOne(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0
  counts.set(key, left - 1)
  return left > 0
}
