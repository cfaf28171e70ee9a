import { useSyncExternalStore } from 'react'
import { createMemberLines } from './memberLines.ts'

/** `method` is a QR channel or a slip; `until` is epoch ms. */
interface BegunDeposit {
  readonly method: string
  readonly until: number
}

/** Slips wait a day. A longer wait means that the clock was set back. The extra hour is for callers whose `now` is old. */
const longestMs = 25 * 3_600_000

/** Each line is a member's hash, the method and the deadline. */
const lines = createMemberLines('begunDeposits', 10)

/** Newest first; a null `member` means all. */
export const begunDeposits = (member: string | null, now: number): BegunDeposit[] =>
  lines
    .text()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([of]) => member === null || of === member)
    .map(([, method = '', until]) => ({ method, until: Number(until) }))
    .filter(({ until }) => until > now && until - now <= longestMs)

/** An unknown member is ''. */
export function storeBegun(member: string, { method, until }: BegunDeposit): void {
  if (member !== '') lines.put(`${member} ${method}`, String(until))
}

export const forgetBegun = (member: string, method: string) => lines.remove(`${member} ${method}`)

export function useBegunDeposits(member: string, now: number): BegunDeposit[] {
  useSyncExternalStore(lines.subscribe, lines.text)
  return begunDeposits(member, now)
}
