import type { PlaySession, SessionStart } from './playSession.ts'
import { minorOf, type Minor } from '../lib/money/minor.ts'
import { compareFrom, flowsOf, knowsAllSince, rowsSince } from './ledger/flows.ts'
import type { Reading } from './ledger/reading.ts'

/** What was read of a member's money. */
export interface Sight {
  /** Main wallet and games together. */
  readonly total: Minor
  readonly main: Minor
  readonly reading: Reading
  /** All parts were read, and nothing moved between them. */
  readonly isExact: boolean
}

/** The beginning of a session. `at`: epoch ms by the server's clock. */
export function startOf({ total, main, reading, isExact }: Sight, at: number): SessionStart {
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

/** The result of playing since the start of a session, in minor units. */
export interface Result {
  readonly paidIn: Minor
  readonly paidOut: Minor
  readonly credits: Minor
  /** What there is now less what there was, without what was paid in, paid out and given. */
  readonly net: Minor
  readonly isExact: boolean
}

/**
 * Compares what there is now with the start; null where it cannot be counted. It is exact where the rows explain the main wallet to the
 * satang: then nothing came between the reads of the start, and nothing below the rows that are compared has changed.
 */
export function resultOf(start: SessionStart, { total, main, reading, isExact }: Sight): Result | null {
  const compared = rowsSince(reading, start.after)
  const now = flowsOf(compared)
  const [paidIn, paidOut, credits] = [
    minorOf(now.paidIn - start.paidIn),
    minorOf(now.paidOut - start.paidOut),
    minorOf(now.credits - start.credits),
  ]
  if (paidIn === null || paidOut === null || credits === null) return null
  const net = minorOf(total - start.totalMinor - paidIn + paidOut - credits)
  // A row that came in below those that are compared moved money, too.
  const isWhole = knowsAllSince(reading, start.after) && reading.total - start.rows === compared.length - start.compared
  const isExplained = main - start.mainMinor === now.main - start.main
  const isSure = start.isExact && isExact && now.odd === start.odd && isWhole && isExplained
  return net === null ? null : { paidIn, paidOut, credits, net, isExact: isSure }
}

const minuteMs = 60_000

/** How long the player has been there, in whole minutes. `now`: epoch ms by the server's clock. */
export const minutesOf = ({ at }: PlaySession, now: number) => Math.max(0, Math.floor((now - at) / minuteMs))

/** True if it is time to tell the player. `every`: the interval that they set, in minutes. */
export const isDue = ({ toldAt }: PlaySession, every: number, now: number) => now - toldAt >= every * minuteMs
