import type { PlaySession, SessionStart } from './playSession.ts'
import { minorOf, type Minor } from '../lib/money/minor.ts'
import { compareFrom, flowsOf, knowsAllSince, rowsSince } from './ledger/flows.ts'
import type { StatementReading } from './ledger/reading.ts'

export interface MoneyReading {
  /** Main wallet and games. */
  readonly total: Minor
  readonly main: Minor
  readonly reading: StatementReading
  readonly isExact: boolean
}

/** `at`: epoch ms by the server's clock. */
export function startOf({ total, main, reading, isExact }: MoneyReading, at: number): SessionStart {
  const after = compareFrom(reading)
  const compared = rowsSince(reading, after)
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
  readonly credits: Minor
  /** Closing − opening − deposits + withdrawals − bonuses. */
  readonly net: Minor
  readonly isExact: boolean
}

/** Null if not countable. Exact if the rows explain the main wallet's change. */
export function resultOf(start: SessionStart, { total, main, reading, isExact }: MoneyReading): Result | null {
  const compared = rowsSince(reading, start.after)
  const now = flowsOf(compared)
  const [paidIn, paidOut, credits] = [
    minorOf(now.paidIn - start.paidIn),
    minorOf(now.paidOut - start.paidOut),
    minorOf(now.credits - start.credits),
  ]
  if (paidIn === null || paidOut === null || credits === null) return null
  const net = minorOf(total - start.totalMinor - paidIn + paidOut - credits)
  // Rows may be inserted late.
  const isWhole = knowsAllSince(reading, start.after) && reading.total - start.rows === compared.length - start.compared
  const isExplained = main - start.mainMinor === now.main - start.main
  const isSure = start.isExact && isExact && now.odd === start.odd && isWhole && isExplained
  return net === null ? null : { paidIn, paidOut, credits, net, isExact: isSure }
}

const msPerMinute = 60_000

/** Epoch ms by the server's clock. */
export const minutesOf = ({ at }: PlaySession, now: number) => Math.max(0, Math.floor((now - at) / msPerMinute))

/** Minutes. */
export const isDue = ({ toldAt }: PlaySession, every: number, now: number) => now - toldAt >= every * msPerMinute
