import { useSyncExternalStore } from 'react'
import type { Minor } from '../lib/money/minor.ts'
import { persistent, temporary } from '../platform/storage.ts'
import { sessionArea } from './session.ts'

/** Times are epoch ms by the device's clock. */
export interface BegunDeposit {
  /** A QR channel, `account` and its number, or `slip`. */
  readonly what: string
  /** The end of this note. */
  readonly until: number
  readonly wait?: CreditWait
}

/** With it, a page that is loaded again goes on waiting for the credit. */
export interface CreditWait {
  /** The earliest moment of the payment. */
  readonly from: number
  /** `from` by the server's clock; null if unknown. */
  readonly told: number | null
  /** Start of polling; null before it. */
  readonly since: number | null
  readonly code?: BegunCode
}

export interface BegunCode {
  readonly id: string
  readonly deadline: number | null
  /** What the player typed; null for a code from elsewhere. */
  readonly minor: Minor | null
}

/** For a deposit without a deadline. Slips are accepted for an hour after paying (spec, section 5). */
export const usualKeptMs = 3_600_000

type Note = BegunDeposit & { readonly member: string }

const depositAreas = [temporary, persistent]
/** Slips wait a day. A longer wait means the clock was set back; the hour allows for a reader's older time. */
const longestMs = 25 * 3_600_000
const maxDeposits = 10

function notesIn(area: (typeof depositAreas)[number]): Note[] {
  try {
    return JSON.parse(area.get('begunDeposits') ?? '[]') as Note[]
  } catch {
    // From another version.
    return []
  }
}

/** Newest first; a null `member` means all. */
export const begunDeposits = (member: string | null, now: number): BegunDeposit[] =>
  depositAreas
    .flatMap(notesIn)
    .filter((one) => member === null || one.member === member)
    .filter(({ until }) => until > now && until - now <= longestMs)

export const begunDeposit = (member: string, what: string): BegunDeposit | undefined =>
  begunDeposits(member, Date.now()).find((one) => one.what === what)

/** An unknown member is ''. */
export function noteBegun(member: string, deposit: BegunDeposit): void {
  if (member === '') return
  forgetBegun(member, deposit.what)
  const area = sessionArea()
  area.set('begunDeposits', JSON.stringify([{ member, ...deposit }, ...notesIn(area)].slice(0, maxDeposits)))
}

export function forgetBegun(member: string, what: string): void {
  for (const area of depositAreas) {
    const notes = notesIn(area)
    const kept = notes.filter((one) => one.member !== member || one.what !== what)
    if (kept.length < notes.length) area.set('begunDeposits', JSON.stringify(kept))
  }
}

const subscribeDeposits = (listener: () => void) => {
  const ends = depositAreas.map((area) => area.subscribe('begunDeposits', listener))
  return () => ends.forEach((end) => end())
}

export function useBegunDeposits(member: string, now: number): BegunDeposit[] {
  useSyncExternalStore(subscribeDeposits, () => depositAreas.map((area) => area.get('begunDeposits')).join())
  return begunDeposits(member, now)
}
