import { sessionArea } from '../../session/session.ts'
import { minorOf, type Minor } from '../../lib/money/minor.ts'
import { persistent, temporary, withOtherTabs } from '../../platform/storage.ts'
import { createObservable } from '../../lib/observable.ts'

/** A refund of which only the first of two commands is done: it is received, but perhaps not added to the wallet. */
export interface PendingRefund {
  /** Hash of the member's id. */
  readonly member: string
  /** `perhaps`: the command to receive it had no answer, and the player has decided. */
  readonly received: 'surely' | 'perhaps'
  /** The command to add it. `refused`: every try was refused. `perhaps`: one had no answer, so later refusals prove nothing. */
  readonly added: 'no' | 'refused' | 'perhaps'
  /** Null when the check had no amount. */
  readonly amountMinor: Minor | null
}

const areas = [persistent, temporary]
const { subscribe, announce } = createObservable()
const form = /^(?<member>\w+) (?<received>surely|perhaps) (?<amount>\d+|-)(?: (?<added>refused|perhaps))?$/

/** One refund a line. Lines in another form are ignored. */
const parse = (text: string | null): PendingRefund[] =>
  (text ?? '').split('\n').flatMap((line) => {
    const { member, received, amount, added } = form.exec(line)?.groups ?? {}
    if (!member || (received !== 'surely' && received !== 'perhaps')) return []
    const amountMinor = amount === '-' ? null : minorOf(Number(amount))
    return [{ member, received, added: added === 'refused' || added === 'perhaps' ? added : 'no', amountMinor }]
  })

const lineOf = ({ member, received, added, amountMinor }: PendingRefund) =>
  `${member} ${received} ${amountMinor !== null && amountMinor >= 0 ? amountMinor : '-'}${added === 'no' ? '' : ` ${added}`}`

/** The stored text of all pending refunds of this device; a snapshot for `useSyncExternalStore`. */
export const storedRefunds = () => areas.map((area) => area.get('refund') ?? '').join('\n')

/** The pending refund of a member in the stored text; null for none. */
export const pendingRefundOf = (stored: string, member: string): PendingRefund | null =>
  parse(stored).find((one) => one.member === member) ?? null

/** Stores a member's pending refund in place of an earlier one, for as long as the session that began it. */
export function storePendingRefund(refund: PendingRefund, area = sessionArea()): void {
  remove(refund.member)
  area.set('refund', [...parse(area.get('refund')), refund].map(lineOf).join('\n'))
  announce()
}

/** Removes a member's pending refund: it is in the wallet, or there was none. */
export function removePendingRefund(member: string): void {
  remove(member)
  announce()
}

function remove(member: string): void {
  for (const area of areas) {
    const kept = parse(area.get('refund')).filter((one) => one.member !== member)
    if (kept.length === 0) area.remove('refund')
    else area.set('refund', kept.map(lineOf).join('\n'))
  }
}

/** Calls back when the pending refunds change, here or in another tab. Returns the unsubscriber. */
export const subscribePendingRefunds = withOtherTabs(subscribe)
