import { minorOf, type Minor } from '../lib/money/minor.ts'
import { compareFrom, flowsOf } from './ledger/flows.ts'
import { hasAllSince, rowsSince, type StatementReading } from './ledger/reading.ts'
import type { PlaySession, SessionStart } from './playSession.ts'

export interface MoneyReading {
  /** Includes main wallet and games. */
  readonly total: Minor
  readonly main: Minor
  readonly reading: StatementReading
  readonly isExact: boolean
}

/** `at` is epoch ms, server time. */
export function startOf({ total, main, reading, isExact }: MoneyReading, at: number): SessionStart {
  const after = compareFrom(reading)
  const compared = rowsSince(reading.rows, after)
  return {
    totalMinor: total,
    mainMinor: main,
    at,
    after,
    ...flowsOf(compared),
    rows: reading.total,
    compared: compared.length,
    isExact,
  }
}

export interface Result {
  readonly paidIn: Minor
  readonly paidOut: Minor
  readonly rewards: Minor
  /** Closing − opening − deposits + withdrawals − rewards. */
  readonly net: Minor
  readonly isExact: boolean
}

/**
 * Exact if the rows explain the main wallet's change.
 * @returns null if it cannot be computed, or rows since the start were not read: an unread deposit would look like a win.
 */
export function resultOf(start: SessionStart, { total, main, reading, isExact }: MoneyReading): Result | null {
  if (!hasAllSince(reading, start.after)) return null
  const compared = rowsSince(reading.rows, start.after)
  const now = flowsOf(compared)
  const [paidIn, paidOut, rewards] = [
    minorOf(now.paidIn - start.paidIn),
    minorOf(now.paidOut - start.paidOut),
    minorOf(now.rewards - start.rewards),
  ]
  if (paidIn === null || paidOut === null || rewards === null) return null
  const net = minorOf(total - start.totalMinor - paidIn + paidOut - rewards)
  // Rows may be inserted late.
  const isWhole = reading.total - start.rows === compared.length - start.compared
  const isExplained = main - start.mainMinor === now.main - start.main
  const isSure = start.isExact && isExact && now.odd === start.odd && isWhole && isExplained
  return net === null ? null : { paidIn, paidOut, rewards, net, isExact: isSure }
}

const msPerMinute = 60_000

/** `now` is epoch ms, server time. */
export const minutesOf = ({ at }: PlaySession, now: number) => Math.max(0, Math.floor((now - at) / msPerMinute))

/** `every` is in minutes. */
export const isDue = ({ toldAt }: PlaySession, every: number, now: number) => now - toldAt >= every * msPerMinute
