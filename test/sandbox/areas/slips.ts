import type { Context } from '../context.ts'
import { slipReasons, type Slip, type SlipReason } from '../state/payIn.ts'
import type { Member } from '../state/state.ts'
import { creditTo } from './credit.ts'

/** What the operator makes of a slip: the amount it was found to be good for, in minor units, or why it is not. */
export type SlipDecision = { amountMinor: number } | { note: SlipReason }

/** Decides a slip that waits: its amount is credited, or it failed. Throws for any other slip, amount or reason. */
export function decideSlip(context: Context, id: number, decision: SlipDecision): void {
  const slip = context.state.slips.find((one) => one.id === id && one.status === 'WAITING')
  const member = context.state.members.find((one) => one.id === slip?.memberId)
  if (!slip || !member) throw new Error(`no slip ${id} is waiting`)
  if ('note' in decision) fail(slip, decision.note)
  else accept(context, slip, member, decision.amountMinor)
}

function fail(slip: Slip, note: SlipReason): void {
  if (!slipReasons.includes(note)) throw new Error(`${String(note)} is no reason to refuse a slip`)
  Object.assign(slip, { status: 'FAILED', note })
}

function accept(context: Context, slip: Slip, member: Member, amount: number): void {
  creditTo(context, member, { from: 'slip', amount })
  Object.assign(slip, { status: 'SUCCESS', amount })
}
