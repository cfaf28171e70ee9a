import { useSyncExternalStore } from 'react'
import { sessionArea } from './session.ts'
import { persistent, temporary } from '../platform/storage.ts'

/** `what` is a QR channel or a slip; `until` is epoch ms. */
interface BegunDeposit {
  readonly what: string
  readonly until: number
}

const depositAreas = [temporary, persistent]
/** Slips wait a day. A longer wait means the clock was set back; the hour allows for a reader's older time. */
const longestMs = 25 * 3_600_000
const maxDeposits = 10

/** Each line is a member's hash, the kind and the deadline. */
const linesIn = (area: (typeof depositAreas)[number]) => (area.get('begunDeposits') ?? '').split('\n').filter(Boolean)
const lineHead = (member: string, what: string) => `${member} ${what} `

/** Newest first; a null `member` means all. */
export const begunDeposits = (member: string | null, now: number): BegunDeposit[] =>
  depositAreas
    .flatMap(linesIn)
    .map((line) => line.split(' '))
    .filter(([of]) => member === null || of === member)
    .map(([, what = '', until]) => ({ what, until: Number(until) }))
    .filter(({ until }) => until > now && until - now <= longestMs)

/** An unknown member is ''. */
export function noteBegun(member: string, { what, until }: BegunDeposit): void {
  if (member === '') return
  forgetBegun(member, what)
  const area = sessionArea()
  area.set('begunDeposits', [lineHead(member, what) + until, ...linesIn(area)].slice(0, maxDeposits).join('\n'))
}

export function forgetBegun(member: string, what: string): void {
  for (const area of depositAreas) {
    const lines = linesIn(area)
    const kept = lines.filter((line) => !line.startsWith(lineHead(member, what)))
    if (kept.length < lines.length) area.set('begunDeposits', kept.join('\n'))
  }
}

const subscribeDeposits = (listener: () => void) => {
  const ends = depositAreas.map((area) => area.subscribe('begunDeposits', listener))
  return () => ends.forEach((end) => end())
}

export function useBegunDeposits(member: string, now: number): BegunDeposit[] {
  useSyncExternalStore(subscribeDeposits, () => depositAreas.flatMap(linesIn).join('\n'))
  return begunDeposits(member, now)
}
