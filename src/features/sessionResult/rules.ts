import { progressOf } from '../../api/progress.ts'
import type { PlaySession, SessionStart } from '../../device/playSession.ts'
import { minorOf, type Minor } from '../../money/minor.ts'
import { isWithdrawal } from '../../wallet/ledger/command.ts'
import { compareFrom, flowsOf, knowsAllSince, rowsSince } from '../../wallet/ledger/flows.ts'
import { newestSecond, type Reading } from '../../wallet/ledger/reading.ts'
import { timeOf } from '../../wallet/ledger/row.ts'

/** What was read of a member's money. */
export interface Sight {
  /** Main wallet and games together. */
  readonly total: Minor
  readonly reading: Reading
  /** All parts were read, and nothing moved between them. */
  readonly isExact: boolean
}

const dayMs = 24 * 60 * 60_000

/** True if a withdrawal of the last day was returned: the balance that was read before may not have it yet. */
const hasReturned = ({ rows }: Reading, at: number) =>
  rows.some((row) => isWithdrawal(row) && progressOf(row.status) === 'failed' && (timeOf(row) ?? at) > at - dayMs)

/**
 * The beginning of a session from reads that were made anyway. They are one picture where the statement was asked for after the wallet, and
 * has no row that is younger than `walletFrom`: the earliest moment at which the wallet can have been asked for. All in epoch ms by the
 * server's clock.
 */
export function startOf({ total, reading, isExact }: Sight, at: number, walletFrom: number): SessionStart {
  const after = compareFrom(reading)
  const compared = rowsSince(reading, after)
  const isOnePicture = (newestSecond(reading.rows) ?? 0) < walletFrom - 1_000 && !hasReturned(reading, at)
  return {
    totalMinor: total,
    at,
    after,
    ...flowsOf(compared),
    rows: reading.total,
    compared: compared.length,
    isExact: isExact && isOnePicture && knowsAllSince(reading, after),
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

/** Compares what there is now with the start; null where it cannot be counted. */
export function resultOf(start: SessionStart, { total, reading, isExact }: Sight): Result | null {
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
  const isSure = start.isExact && isExact && now.odd === start.odd && isWhole
  return net === null ? null : { paidIn, paidOut, credits, net, isExact: isSure }
}

const minuteMs = 60_000

/** How long the player has been there, in whole minutes. `now`: epoch ms by the server's clock. */
export const minutesOf = ({ at }: PlaySession, now: number) => Math.max(0, Math.floor((now - at) / minuteMs))

/** True if it is time to tell the player. `every`: the interval that they set, in minutes. */
export const isDue = ({ toldAt }: PlaySession, every: number, now: number) => now - toldAt >= every * minuteMs
