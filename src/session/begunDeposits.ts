import { useSyncExternalStore } from 'react'
import { sessionArea } from './session.ts'
import { persistent, temporary } from '../platform/storage.ts'

/** A deposit that was begun on this device: by a QR code, whose channel it names, or by a slip. It may wait until an instant (epoch ms). */
export interface BegunDeposit {
  readonly what: string
  readonly until: number
}

const areas = [temporary, persistent]
/** No deposit waits longer (ms). One that seems to was noted before the clock was set back. */
const longestMs = 24 * 3_600_000
/** The notes that are kept, of all members of this device. */
const most = 10

/** One a line: the member's hash, what it is, until when. */
const linesIn = (area: (typeof areas)[number]) => (area.get('begunDeposits') ?? '').split('\n').filter(Boolean)
const headOf = (member: string, what: string) => `${member} ${what} `

/** The deposits that a member has begun here and that may still wait at `now` (epoch ms), the newest first; null: those of all members. */
export const begunDeposits = (member: string | null, now: number): BegunDeposit[] =>
  areas
    .flatMap(linesIn)
    .map((line) => line.split(' '))
    .filter(([of]) => member === null || of === member)
    .map(([, what = '', until]) => ({ what, until: Number(until) }))
    .filter(({ until }) => until > now && until - now <= longestMs)

/** Notes that a member has begun a deposit, in the place of an earlier note of it, where the session is kept. Not for '', an unknown member. */
export function noteBegun(member: string, { what, until }: BegunDeposit): void {
  if (member === '') return
  forgetBegun(member, what)
  const area = sessionArea()
  area.set('begunDeposits', [headOf(member, what) + until, ...linesIn(area)].slice(0, most).join('\n'))
}

/** Forgets it, as it waits no more. */
export function forgetBegun(member: string, what: string): void {
  for (const area of areas) {
    const lines = linesIn(area)
    const kept = lines.filter((line) => !line.startsWith(headOf(member, what)))
    if (kept.length < lines.length) area.set('begunDeposits', kept.join('\n'))
  }
}

const subscribe = (listener: () => void) => {
  const ends = areas.map((area) => area.subscribe('begunDeposits', listener))
  return () => ends.forEach((end) => end())
}

/** `begunDeposits` as a hook that follows what is begun and forgotten on this page. */
export function useBegunDeposits(member: string, now: number): BegunDeposit[] {
  useSyncExternalStore(subscribe, () => areas.flatMap(linesIn).join('\n'))
  return begunDeposits(member, now)
}
