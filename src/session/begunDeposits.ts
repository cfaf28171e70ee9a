import { useSyncExternalStore } from 'react'
import { createMemberLines } from './memberLines.ts'

/** `what` is a QR channel or a slip; `until` is epoch ms. */
interface BegunDeposit {
  readonly what: string
  readonly until: number
}

/** Slips wait a day. A longer wait means that the clock was set back. The extra hour is for callers whose `now` is old. */
const longestMs = 25 * 3_600_000

/** Each line is a member's hash, the kind and the deadline. */
const lines = createMemberLines('begunDeposits', 10)

/** Newest first; a null `member` means all. */
export const begunDeposits = (member: string | null, now: number): BegunDeposit[] =>
  lines
    .text()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([of]) => member === null || of === member)
    .map(([, what = '', until]) => ({ what, until: Number(until) }))
    .filter(({ until }) => until > now && until - now <= longestMs)

/** An unknown member is ''. */
export function storeBegun(member: string, { what, until }: BegunDeposit): void {
  if (member !== '') lines.put(`${member} ${what}`, String(until))
}

export const forgetBegun = (member: string, what: string) => lines.remove(`${member} ${what}`)

export function useBegunDeposits(member: string, now: number): BegunDeposit[] {
  useSyncExternalStore(lines.subscribe, lines.text)
  return begunDeposits(member, now)
}
