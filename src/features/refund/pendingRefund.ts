import { useSyncExternalStore } from 'react'
import { minorOf, type Minor } from '../../lib/money/minor.ts'
import { persistent } from '../../platform/storage.ts'
import { createMemberLines } from '../../session/memberLines.ts'

/** This refund is claimed, but perhaps not yet added to the wallet. */
export interface PendingRefund {
  readonly member: string
  /** `perhaps`: the answer was missing and the player decided. */
  readonly claimed: 'surely' | 'perhaps'
  /** `refused`: every try. `perhaps`: a try had no answer, so later refusals prove nothing. */
  readonly added: 'no' | 'refused' | 'perhaps'
  /** Null if the check named no amount. */
  readonly amountMinor: Minor | null
}

const lines = createMemberLines('refund')
const form = /^(?<claimed>surely|perhaps) (?<amount>\d+|-)(?: (?<added>refused|perhaps))?$/

export function pendingRefundOf(member: string): PendingRefund | null {
  const { claimed, amount, added } = form.exec(lines.find(member) ?? '')?.groups ?? {}
  if (claimed !== 'surely' && claimed !== 'perhaps') return null
  const amountMinor = amount === '-' ? null : minorOf(Number(amount))
  return { member, claimed, added: added === 'refused' || added === 'perhaps' ? added : 'no', amountMinor }
}

/** Outlasts the tab even without remember-me: the server does not report what is still to be added. */
export function storePendingRefund({ member, claimed, added, amountMinor }: PendingRefund): void {
  const amount = amountMinor !== null && amountMinor >= 0 ? amountMinor : '-'
  lines.put(member, [claimed, amount, ...(added === 'no' ? [] : [added])].join(' '), persistent)
}

export const removePendingRefund = lines.remove

export function usePendingRefund(member: string): PendingRefund | null {
  useSyncExternalStore(lines.subscribe, lines.text)
  return pendingRefundOf(member)
}
