import { sessionArea } from '../../session/session.ts'
import { minorOf, type Minor } from '../../lib/money/minor.ts'
import { persistent, temporary, withOtherTabs } from '../../platform/storage.ts'
import { createObservable } from '../../lib/observable.ts'

/** Received, but perhaps not yet added to the wallet. */
export interface PendingRefund {
  readonly member: string
  /** `perhaps`: the answer was missing and the player decided. */
  readonly received: 'surely' | 'perhaps'
  /** `refused`: every try. `perhaps`: a try had no answer, so later refusals prove nothing. */
  readonly added: 'no' | 'refused' | 'perhaps'
  /** Null if the check named no amount. */
  readonly amountMinor: Minor | null
}

const refundAreas = [persistent, temporary]
const { subscribe, announce } = createObservable()
const form = /^(?<member>\w+) (?<received>surely|perhaps) (?<amount>\d+|-)(?: (?<added>refused|perhaps))?$/

/** One refund per line; malformed lines are skipped. */
const parse = (text: string | null): PendingRefund[] =>
  (text ?? '').split('\n').flatMap((line) => {
    const { member, received, amount, added } = form.exec(line)?.groups ?? {}
    if (!member || (received !== 'surely' && received !== 'perhaps')) return []
    const amountMinor = amount === '-' ? null : minorOf(Number(amount))
    return [{ member, received, added: added === 'refused' || added === 'perhaps' ? added : 'no', amountMinor }]
  })

const lineOf = ({ member, received, added, amountMinor }: PendingRefund) =>
  `${member} ${received} ${amountMinor !== null && amountMinor >= 0 ? amountMinor : '-'}${added === 'no' ? '' : ` ${added}`}`

export const storedRefunds = () => refundAreas.map((area) => area.get('refund') ?? '').join('\n')

export const pendingRefundOf = (stored: string, member: string): PendingRefund | null =>
  parse(stored).find((one) => one.member === member) ?? null

/** Stored as long as the session that began it. */
export function storePendingRefund(refund: PendingRefund, area = sessionArea()): void {
  remove(refund.member)
  area.set('refund', [...parse(area.get('refund')), refund].map(lineOf).join('\n'))
  announce()
}

export function removePendingRefund(member: string): void {
  remove(member)
  announce()
}

function remove(member: string): void {
  for (const area of refundAreas) {
    const kept = parse(area.get('refund')).filter((one) => one.member !== member)
    if (kept.length === 0) area.remove('refund')
    else area.set('refund', kept.map(lineOf).join('\n'))
  }
}

export const subscribePendingRefunds = withOtherTabs(subscribe)
